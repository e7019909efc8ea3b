import { block, definePage } from '../../define-page.ts';
import { tile } from '../../tile.ts';

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
        tile('elastomer', 'Nitrile (NBR, Buna-N)', '−34 to 121 °C. Oil, grease, air, water.', '/nbr-buna-n'),
        tile('elastomer', 'Hydrogenated nitrile (HNBR)', '−40 to 150 °C. Hot oil, refrigerant, ozone.', '/hnbr'),
        tile(
          'elastomer',
          'Carboxylated nitrile (XNBR)',
          '−30 to 121 °C. Oil with abrasion.',
          '/xnbr-carboxylated-nitrile',
        ),
        tile('elastomer', 'Fluorocarbon (FKM)', '−20 to 204 °C. Fuel, aromatics, acids.', '/fkm-fluorocarbon'),
        tile('elastomer', 'Fluorosilicone (FVMQ)', '−60 to 177 °C. Fuel in the cold, static.', '/fluorosilicone'),
        tile('elastomer', 'Polyacrylate (ACM)', '−20 to 150 °C. Transmission fluid.', '/polyacrylate'),
        tile('elastomer', 'Ethylene acrylic (AEM)', '−40 to 150 °C. Hot oil and coolant.', '/ethylene-acrylic'),
        tile('elastomer', 'Epichlorohydrin (ECO)', '−40 to 121 °C. Fuel vapor, gas barrier.', '/epichlorohydrin'),
        tile('elastomer', 'Polyurethane (AU, EU)', '−40 to 82 °C. Wear and high pressure.', '/polyurethane'),
      ],
    }),
    block('Tile Grid', {
      id: 'water',
      heading: 'For water, weather and chemicals',
      items: [
        tile('polymer-chain', 'Ethylene propylene (EPDM)', '−54 to 150 °C. Steam, glycol, caustic.', '/epdm'),
        tile('polymer-chain', 'Silicone (VMQ)', '−55 to 225 °C. Dry heat, food, medical.', '/silicone'),
        tile('polymer-chain', 'Chloroprene (CR, Neoprene)', '−40 to 107 °C. Weather, ammonia.', '/neoprene'),
        tile('polymer-chain', 'Butyl (IIR)', '−50 to 120 °C. Holds gas and vacuum.', '/materialpages/butyl'),
        tile('polymer-chain', 'Chlorosulfonated polyethylene (CSM)', '−29 to 121 °C. Ozone, acids.', '/csm'),
        tile(
          'polymer-chain',
          'Perfluoroelastomer (FFKM)',
          '−15 to 325 °C by grade. Nearly all media.',
          '/ffkm-perfluoroelastomer',
        ),
        tile(
          'polymer-chain',
          'Tetrafluoroethylene propylene (FEPM)',
          '−10 to 232 °C. Steam, amines, sour gas.',
          '/fepm',
        ),
        tile('polymer-chain', 'Styrene butadiene (SBR)', '−45 to 100 °C. Water, alcohol, wear.', '/sbr'),
        tile('polymer-chain', 'Natural rubber (NR)', '−50 to 82 °C. Spring and vibration.', '/natural-rubber'),
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
