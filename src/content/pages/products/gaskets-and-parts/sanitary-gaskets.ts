import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/sanitary-gaskets',
  title: 'Sanitary gaskets for clamp fittings',
  description:
    'Gaskets for hygienic clamp unions in food, dairy and pharmaceuticals: forms, materials, resistance to cleaning, compliance documents and inspection.',
  blocks: [
    block('Content Header', {
      heading: 'Sanitary gaskets',
      lead: 'A ring with a bead on each side, held in a clamp union so that the bore is smooth from pipe to pipe, without crevices or dead legs.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Compliance', '/compliance-hub')],
      image: '/drawings/sanitary-gasket.svg',
    }),
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
      head: head('Medium', numeric('EPDM'), numeric('VMQ'), numeric('FKM'), numeric('PTFE')),
      rows: [
        row('Caustic cleaner 2% NaOH, 80 °C', 'A', 'B', 'C', 'A'),
        row('Nitric acid cleaner 2%', 'A', 'B', 'A', 'A'),
        row('Peracetic acid up to 5%', 'B', 'B', 'B', 'A'),
        row('Steam below 150 °C', 'A', 'C', 'D', 'A'),
        row('Milk', 'A', 'A', 'A', 'A'),
        row('Lard and animal fat', 'C', 'B', 'A', 'A'),
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
        plusPoints('Change it if', [
          'The bore edge protrudes into the flow: overtightened or swollen',
          'There are black marks on a white product: worn EPDM, consider white or PTFE',
          'It is hard and cracked after months of steam',
          'Taste carries over from one batch to the next',
        ]),
        minusPoints('Look for another cause if', [
          'A new clamp pinches it: check the ferrule',
          'It leaks only when cold: check the clamp torque',
          'Only the color changed: pigment says nothing about the polymer',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'papers',
      heading: 'Documents to request',
      columns: columns({
        Food: '<p>Formulation under <a href="/fda-food-contact">FDA food contact</a> rules, and <a href="/3-a-sanitary">3-A</a> criteria for multiple-use rubber in dairy equipment.</p>',
        Pharmaceuticals:
          '<p>Biological reactivity under <a href="/usp-class-vi">USP Class VI</a>, freedom from animal-derived ingredients, lot traceability.</p>',
        'In either case':
          '<p>Request them with your inquiry. They are issued for a compound and a lot and cannot be added after delivery.</p>',
      }),
    }),
    faq('Questions about sanitary gaskets', {
      'Can a screen be built in?':
        '<p>Yes: a gasket with mesh or a perforated disk in its bore catches seeds and lumps ahead of a pump. State mesh size and flow direction.</p>',
      'How do I identify the size?':
        '<p>By nominal tube size and ferrule standard. Different tubes share flange diameters, so measure the bore as well.</p>',
      'When should they be replaced?':
        '<p>On a schedule based on your own inspections. Swelling, cuts and set show first at the inside edge.</p>',
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
        link('Food and dairy', '/industries/food-dairy'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Silicone (VMQ)', '/silicone'),
        link('FDA food contact', '/fda-food-contact'),
        link('3-A sanitary', '/3-a-sanitary'),
        link('USP Class VI', '/usp-class-vi'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'O-rings for the same cleaning cycle',
      content: 'Pumps and valves on the line use rings of the same rubbers; filter the store by 3-A.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('O-rings, 3-A grades', '/shop/orings?compliance=3-a&media=milk'),
      ],
    }),
  ],
});
