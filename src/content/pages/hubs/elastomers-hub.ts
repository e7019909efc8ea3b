import { block, definePage } from '../../define-page.ts';
import { rangeTile } from '../../tile.ts';

export const page = definePage({
  path: '/elastomers-hub',
  title: 'Elastomers for seals: eighteen rubber families',
  description:
    'Choose a seal rubber in four steps, by fluid, heat, cold and duty. One line on each of eighteen families with its typical temperature range.',
  image: '/drawings/elastomer.svg',
  blocks: [
    block('Content Header', {
      heading: 'Elastomers',
      lead: 'Eighteen rubber families. Each is a compromise between fluid, heat, cold and price; no single one wins on all four. The temperatures are typical limits of the family, not of every compound.',
      actions: [
        { label: 'Filter rubber O-rings', url: '/shop/orings?material=nbr,epdm,fkm,vmq', priority: 'primary' },
        { label: 'Material comparison guide', url: '/material-comparison-guide' },
      ],
      image: '/drawings/elastomer.svg',
      altText: 'Pressed rubber in a groove, its chains drawn as lines',
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'steps',
      heading: 'Four steps to a short list',
      style: 'numbers',
      items: [
        {
          text: '<strong>Fluid.</strong> Mineral oil and fuel on one side, water, brake fluid and ketones on the other: hardly any rubber does both. The <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">table of 349 chemicals</a> settles it.',
        },
        {
          text: '<strong>Highest steady temperature.</strong> Stay 20 to 30 °C under the family limit where years of service count; heat ages rubber faster with each step.',
        },
        {
          text: '<strong>Lowest temperature at which it must seal.</strong> A stiff ring leaks even if it does not break.',
        },
        {
          text: '<strong>Duty.</strong> Sliding, abrasion, gas under pressure or vacuum each strike some names off: silicone wears, butyl hates oil, FEPM is slow in the cold.',
        },
      ],
    }),
    block('Tile Grid', {
      id: 'oil',
      heading: 'For oil and fuel',
      items: [
        rangeTile(-34, 121, 'Nitrile (NBR, Buna-N)', 'Oil, grease, air, water.', '/nbr-buna-n'),
        rangeTile(-40, 150, 'Hydrogenated nitrile (HNBR)', 'Hot oil, refrigerant, ozone.', '/hnbr'),
        rangeTile(-30, 121, 'Carboxylated nitrile (XNBR)', 'Oil with abrasion.', '/xnbr-carboxylated-nitrile'),
        rangeTile(-20, 204, 'Fluorocarbon (FKM)', 'Fuel, aromatics, acids.', '/fkm-fluorocarbon'),
        rangeTile(-60, 177, 'Fluorosilicone (FVMQ)', 'Fuel in the cold, static.', '/fluorosilicone'),
        rangeTile(-20, 150, 'Polyacrylate (ACM)', 'Transmission fluid.', '/polyacrylate'),
        rangeTile(-40, 150, 'Ethylene acrylic (AEM)', 'Hot oil and coolant.', '/ethylene-acrylic'),
        rangeTile(-40, 121, 'Epichlorohydrin (ECO)', 'Fuel vapor, gas barrier.', '/epichlorohydrin'),
        rangeTile(-40, 82, 'Polyurethane (AU, EU)', 'Wear and high pressure.', '/polyurethane'),
      ],
    }),
    block('Tile Grid', {
      id: 'water',
      heading: 'For water, weather and chemicals',
      items: [
        rangeTile(-54, 150, 'Ethylene propylene (EPDM)', 'Steam, glycol, caustic.', '/epdm'),
        rangeTile(-55, 225, 'Silicone (VMQ)', 'Dry heat, food, medical.', '/silicone'),
        rangeTile(-40, 107, 'Chloroprene (CR, Neoprene)', 'Weather, ammonia.', '/neoprene'),
        rangeTile(-50, 120, 'Butyl (IIR)', 'Holds gas and vacuum.', '/materialpages/butyl'),
        rangeTile(-29, 121, 'Chlorosulfonated polyethylene (CSM)', 'Ozone, acids.', '/csm'),
        rangeTile(
          -15,
          325,
          'Perfluoroelastomer (FFKM)',
          'Upper end by grade; nearly all media.',
          '/ffkm-perfluoroelastomer',
        ),
        rangeTile(-10, 232, 'Tetrafluoroethylene propylene (FEPM)', 'Steam, amines, sour gas.', '/fepm'),
        rangeTile(-45, 100, 'Styrene butadiene (SBR)', 'Water, alcohol, wear.', '/sbr'),
        rangeTile(-50, 82, 'Natural rubber (NR)', 'Spring and vibration.', '/natural-rubber'),
      ],
    }),
    block('Content Subheader', {
      id: 'names',
      heading: 'Family, grade, compound',
      content:
        '<p>A family name such as EPDM says what the chain is made of. A grade adds the cure and the purpose: peroxide cured, food contact. A compound is one recipe with a hardness and a color, and only a compound has a datasheet. Two compounds of the same family can differ more from each other than two families do, so order by compound once you have tested one.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Two families left on the list?',
      content: 'Order a handful of rings in each and soak them in the fluid for a week.',
      actions: [
        { label: 'Shop by material', url: '/shop/orings?material=hnbr,fkm', priority: 'primary' },
        { label: 'Ask for advice', url: '/contact-us' },
      ],
    }),
  ],
});
