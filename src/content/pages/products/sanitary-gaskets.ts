import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/sanitary-gaskets',
  title: 'Sanitary gaskets for clamp fittings',
  description:
    'Gaskets for hygienic clamp unions in food, dairy and pharmaceuticals: forms, materials, resistance to cleaning, compliance documents and inspection.',
  image: '/drawings/sanitary-gasket.svg',
  blocks: [
    block('Content Header', {
      heading: 'Sanitary gaskets',
      lead: 'A ring with a bead on each side, held in a clamp union so that the bore is smooth from pipe to pipe, without crevices or dead legs.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Compliance', url: '/compliance-hub' },
      ],
      image: '/drawings/sanitary-gasket.svg',
    }),
    block('Table of Contents', {}),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Forms',
      items: [
        {
          image: '/drawings/sanitary-gasket.svg',
          title: 'Standard clamp',
          content: '<p>Beads center it in both ferrules; the inside edge is flush when the clamp is tight.</p>',
          btnTitle: 'Food and dairy',
          btnLink: '/industries/food-dairy',
        },
        {
          image: '/drawings/dairy-clamp.svg',
          title: 'Flanged',
          content: '<p>A rim wraps the ferrule edge. It cannot slip during assembly and prevents metal contact.</p>',
          btnTitle: 'Request a quote',
          btnLink: '/request-a-quote',
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          title: 'Envelope',
          content: '<p>PTFE jacket over a rubber core: inert toward the product, elastic inside.</p>',
          btnTitle: 'Encapsulated O-rings',
          btnLink: '/encapsulated-o-rings',
        },
      ],
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Resistance to cleaning',
      caption: 'Ratings of the compatibility table for cleaners and products, from A (best) to D',
      head: [
        { text: 'Medium' },
        { text: 'EPDM', numeric: true },
        { text: 'VMQ', numeric: true },
        { text: 'FKM', numeric: true },
        { text: 'PTFE', numeric: true },
      ],
      rows: [
        {
          cells: [
            { text: 'Caustic cleaner 2% NaOH, 80 °C' },
            { text: 'A' },
            { text: 'B' },
            { text: 'C' },
            { text: 'A' },
          ],
        },
        { cells: [{ text: 'Nitric acid cleaner 2%' }, { text: 'A' }, { text: 'B' }, { text: 'A' }, { text: 'A' }] },
        { cells: [{ text: 'Peracetic acid up to 5%' }, { text: 'B' }, { text: 'B' }, { text: 'B' }, { text: 'A' }] },
        { cells: [{ text: 'Steam below 150 °C' }, { text: 'A' }, { text: 'C' }, { text: 'D' }, { text: 'A' }] },
        { cells: [{ text: 'Milk' }, { text: 'A' }, { text: 'A' }, { text: 'A' }, { text: 'A' }] },
        { cells: [{ text: 'Lard and animal fat' }, { text: 'C' }, { text: 'B' }, { text: 'A' }, { text: 'A' }] },
      ],
      note: 'Guide only. Grades differ: peroxide-cured fluorocarbon type GF withstands steam far better than the general type.',
    }),
    block('Text', {
      text: '<p>EPDM is the usual choice for dairy and beverages, fluorocarbon for fat and flavor oils, <a href="/silicone">silicone</a> for dry goods and pharmaceuticals with short steam exposure, PTFE for solvents where clamps can be retightened.</p>',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to change the material',
      columns: [
        {
          heading: 'Change it if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'The bore edge protrudes into the flow: overtightened or swollen' },
            { text: 'There are black marks on a white product: worn EPDM, consider white or PTFE' },
            { text: 'It is hard and cracked after months of steam' },
            { text: 'Taste carries over from one batch to the next' },
          ],
        },
        {
          heading: 'Look for another cause if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'A new clamp pinches it: check the ferrule' },
            { text: 'It leaks only when cold: check the clamp torque' },
            { text: 'Only the color changed: pigment says nothing about the polymer' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'papers',
      heading: 'Documents to request',
      columns: [
        {
          heading: 'Food',
          content:
            '<p>Formulation under <a href="/fda-food-contact">FDA food contact</a> rules, and <a href="/3-a-sanitary">3-A</a> criteria for multiple-use rubber in dairy equipment.</p>',
        },
        {
          heading: 'Pharmaceuticals',
          content:
            '<p>Biological reactivity under <a href="/usp-class-vi">USP Class VI</a>, freedom from animal-derived ingredients, lot traceability.</p>',
        },
        {
          heading: 'In either case',
          content:
            '<p>Request them with your inquiry. They are issued for a compound and a lot and cannot be added after delivery.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about sanitary gaskets',
      items: [
        {
          question: 'Can a screen be built in?',
          answer:
            '<p>Yes: a gasket with mesh or a perforated disk in its bore catches seeds and lumps ahead of a pump. State mesh size and flow direction.</p>',
        },
        {
          question: 'How do I identify the size?',
          answer:
            '<p>By nominal tube size and ferrule standard. Different tubes share flange diameters, so measure the bore as well.</p>',
        },
        {
          question: 'When should they be replaced?',
          answer:
            '<p>On a schedule based on your own inspections. Swelling, cuts and set show first at the inside edge.</p>',
        },
      ],
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'related',
      heading: 'For the same line',
      bubbles: [
        { label: 'Diaphragms', url: '/diaphragms', image: '/drawings/diaphragm.svg' },
        { label: 'Detectable', url: '/metal-and-x-ray-detectable-o-rings', image: '/drawings/detectable-o-ring.svg' },
        { label: 'Tubing', url: '/tubing', image: '/drawings/tubing.svg' },
        { label: 'O-rings', url: '/o-rings', image: '/drawings/o-ring.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=3-a&media=milk',
      links: [
        { label: 'Food and dairy', url: '/industries/food-dairy' },
        { label: 'Encapsulated O-rings', url: '/encapsulated-o-rings' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'FDA food contact', url: '/fda-food-contact' },
        { label: '3-A sanitary', url: '/3-a-sanitary' },
        { label: 'USP Class VI', url: '/usp-class-vi' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'O-rings for the same cleaning cycle',
      content: 'Pumps and valves on the line use rings of the same rubbers; filter the store by 3-A.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'O-rings, 3-A grades', url: '/shop/orings?compliance=3-a&media=milk' },
      ],
    }),
  ],
});
