import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/slabs',
  title: 'Rubber slabs and sheet',
  description:
    'Rubber sheet by polymer, hardness and thickness: how to choose it, surface and backing, what to order and what can be cut from it.',
  image: '/drawings/slab.svg',
  blocks: [
    block('Content Header', {
      heading: 'Rubber slabs and sheet',
      lead: 'Cured rubber in flat stock, from thin sheet to thick slab. Cut your own gaskets and pads, or have us cut them.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Have it cut', url: '/gasket-cutting' },
      ],
      image: '/drawings/slab.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'polymers',
      heading: 'Polymers',
      caption: 'Sheet polymers with typical limits and density of the compound',
      head: [
        { text: 'Polymer' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Density, g/cm³', numeric: true },
        { text: 'Use' },
      ],
      rows: [
        {
          cells: [
            { text: 'SBR', url: '/sbr' },
            { text: '−45 °C' },
            { text: '100 °C' },
            { text: '1.10–1.25' },
            { text: 'Pads, skirts, water; not oil' },
          ],
        },
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: '−34 °C' },
            { text: '121 °C' },
            { text: '1.20–1.35' },
            { text: 'Oil and fuel' },
          ],
        },
        {
          cells: [
            { text: 'CR', url: '/neoprene' },
            { text: '−40 °C' },
            { text: '107 °C' },
            { text: '1.35–1.50' },
            { text: 'Outdoors, refrigerants' },
          ],
        },
        {
          cells: [
            { text: 'EPDM', url: '/epdm' },
            { text: '−45 °C' },
            { text: '125 °C' },
            { text: '1.10–1.20' },
            { text: 'Weather, water, alkalis (sulfur cured)' },
          ],
        },
        {
          cells: [
            { text: 'VMQ', url: '/silicone' },
            { text: '−55 °C' },
            { text: '225 °C' },
            { text: '1.15–1.30' },
            { text: 'Heat, food, press pads' },
          ],
        },
        {
          cells: [
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: '1.80–1.90' },
            { text: 'Hot oil, solvents, acids' },
          ],
        },
        {
          cells: [
            { text: 'NR', url: '/natural-rubber' },
            { text: '−50 °C' },
            { text: '82 °C' },
            { text: '1.00–1.20' },
            { text: 'Springs, wear linings' },
          ],
        },
      ],
    }),
    block('Text', {
      text: '<p>Density gives the weight and so the price: one square meter of silicone 3 mm thick, at 1.2 g/cm³, weighs 3.6 kg; the same piece in fluorocarbon, at 1.85 g/cm³, weighs 5.6 kg.</p>',
    }),
    block('Column Content', {
      id: 'build',
      heading: 'Surface, insert and backing',
      columns: [
        {
          heading: 'Surface',
          points: [
            { text: 'Smooth both sides for sealing' },
            { text: 'Cloth finish, so that stacked sheets separate easily' },
            { text: 'Grip pattern for matting' },
          ],
        },
        {
          heading: 'Insert',
          points: [
            { text: 'Fabric: keeps bolt holes from tearing' },
            { text: 'Steel mesh: for hot flanges' },
            { text: 'None: bends in every direction' },
          ],
        },
        {
          heading: 'Backing',
          points: [
            { text: 'Plain, for gluing' },
            { text: 'Pressure-sensitive film with liner' },
            { text: 'Skived or buffed for bonding to metal' },
          ],
        },
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
        {
          heading: 'Choose sheet for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Flat parts in changing shapes' },
            { text: 'Prototypes before a mold is made' },
            { text: 'Linings and pads cut on site' },
          ],
        },
        {
          heading: 'Choose a molded part if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Thickness varies across the part' },
            { text: 'Edges must be rounded or lips are needed' },
            { text: 'The thickness tolerance is tighter than calendering allows' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about sheet',
      items: [
        {
          question: 'Commercial or specification grade?',
          answer:
            '<p>Commercial sheet is sold by polymer and hardness and may contain reclaimed rubber. A specification grade comes with a line callout of properties and a test report. State which your drawing needs.</p>',
        },
        {
          question: 'How should it be stored?',
          answer:
            '<p>Flat or in wide rolls, dark, cool, and away from motors, which produce ozone. Natural rubber and SBR age first; see <a href="/shelf-life">shelf life</a>.</p>',
        },
      ],
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
        { label: 'Styrene butadiene (SBR)', url: '/sbr' },
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send polymer, hardness, thickness and area',
      content: 'Tell us what will be cut from it. For round seals of the same rubber, see the store.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'SBR O-rings', url: '/shop/orings?material=sbr' },
      ],
    }),
  ],
});
