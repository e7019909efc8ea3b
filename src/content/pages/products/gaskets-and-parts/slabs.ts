import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, points, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/slabs',
  title: 'Rubber slabs and sheet',
  description:
    'Rubber sheet by polymer, hardness and thickness: how to choose it, surface and backing, what to order and what can be cut from it.',
  blocks: [
    block('Content Header', {
      heading: 'Rubber slabs and sheet',
      lead: 'Cured rubber in flat stock, from thin sheet to thick slab. Cut your own gaskets and pads, or have us cut them.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Have it cut', '/gasket-cutting')],
      image: '/drawings/slab.svg',
    }),
    block('Data Table', {
      id: 'polymers',
      heading: 'Polymers',
      caption: 'Sheet polymers with typical limits and density of the compound',
      head: head('Polymer', numeric('Low'), numeric('High'), numeric('Density, g/cm³'), 'Use'),
      rows: [
        row(['SBR', '/sbr'], '−45 °C', '100 °C', '1.10–1.25', 'Pads, skirts, water; not oil'),
        row(['NBR', '/nbr-buna-n'], '−34 °C', '121 °C', '1.20–1.35', 'Oil and fuel'),
        row(['CR', '/neoprene'], '−40 °C', '107 °C', '1.35–1.50', 'Outdoors, refrigerants'),
        row(['EPDM', '/epdm'], '−45 °C', '125 °C', '1.10–1.20', 'Weather, water, alkalis (sulfur cured)'),
        row(['VMQ', '/silicone'], '−55 °C', '225 °C', '1.15–1.30', 'Heat, food, press pads'),
        row(['FKM', '/fkm-fluorocarbon'], '−20 °C', '204 °C', '1.80–1.90', 'Hot oil, solvents, acids'),
        row(['NR', '/natural-rubber'], '−50 °C', '82 °C', '1.00–1.20', 'Springs, wear linings'),
      ],
    }),
    block('Text', {
      text: '<p>Density gives the weight and so the price: one square meter of silicone 3 mm thick, at 1.2 g/cm³, weighs 3.6 kg; the same piece in fluorocarbon, at 1.85 g/cm³, weighs 5.6 kg.</p>',
    }),
    block('Column Content', {
      id: 'build',
      heading: 'Surface, insert and backing',
      columns: [
        points('Surface', [
          'Smooth both sides for sealing',
          'Cloth finish, so that stacked sheets separate easily',
          'Grip pattern for matting',
        ]),
        points('Insert', [
          'Fabric: keeps bolt holes from tearing',
          'Steel mesh: for hot flanges',
          'None: bends in every direction',
        ]),
        points('Backing', [
          'Plain, for gluing',
          'Pressure-sensitive film with liner',
          'Skived or buffed for bonding to metal',
        ]),
      ],
    }),
    block('Content Subheader', {
      id: 'hardness',
      heading: 'Hardness and thickness',
      content:
        '<p>A thin sheet on a rigid plate feels harder than the same rubber in a block, because it cannot bulge. If a pad must compress by a certain distance, state load, area and travel; the hardness follows from these. <a href="/durometer-and-hardness">Durometer and hardness</a> explains the scale and why readings on thin sheet are misleading.</p>',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Sheet or molded part?',
      columns: [
        plusPoints('Choose sheet for', [
          'Flat parts in changing shapes',
          'Prototypes before a mold is made',
          'Linings and pads cut on site',
        ]),
        minusPoints('Choose a molded part if', [
          'Thickness varies across the part',
          'Edges must be rounded or lips are needed',
          'The thickness tolerance is tighter than calendering allows',
        ]),
      ],
    }),
    faq('Questions about sheet', {
      'Commercial or specification grade?':
        '<p>Commercial sheet is sold by polymer and hardness and may contain reclaimed rubber. A specification grade comes with a line callout of properties and a test report. State which your drawing needs.</p>',
      'How should it be stored?':
        '<p>Flat or in wide rolls, dark, cool, and away from motors, which produce ozone. Natural rubber and SBR age first; see <a href="/shelf-life">shelf life</a>.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'made',
      heading: 'Parts cut from sheet',
      bubbles: [
        { label: 'Gaskets', url: '/gaskets', image: '/drawings/gasket.svg' },
        { label: 'Washers', url: '/washer-gaskets', image: '/drawings/washer-gasket.svg' },
        { label: 'Diaphragms', url: '/diaphragms', image: '/drawings/diaphragm.svg' },
        { label: 'Sponge', url: '/foam', image: '/drawings/foam.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=sbr',
      links: [
        link('Styrene butadiene (SBR)', '/sbr'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Silicone (VMQ)', '/silicone'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send polymer, hardness, thickness and area',
      content: 'Tell us what will be cut from it. For round seals of the same rubber, see the store.',
      actions: [primary('Request a quote', '/request-a-quote'), link('SBR O-rings', '/shop/orings?material=sbr')],
    }),
  ],
});
