import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/sanitary-gaskets',
  title: 'Sanitary gaskets for clamp fittings',
  description:
    'Gaskets for hygienic clamp unions in food, dairy and pharmacy: forms, materials with cleaning limits, compliance papers and inspection.',
  image: '/drawings/sanitary-gasket.svg',
  blocks: [
    block('Content Header', {
      heading: 'Sanitary gaskets',
      lead: 'A ring with a bead on each side, held in a clamp union so that the bore is smooth from pipe to pipe. No crevice for product, no dead leg for cleaning.',
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
          content: '<p>Beads center it in both ferrules; the inside edge comes flush when the clamp is tight.</p>',
          btnTitle: 'Food and dairy',
          btnLink: '/industries/food-dairy',
        },
        {
          image: '/drawings/dairy-clamp.svg',
          title: 'Flanged',
          content:
            '<p>A rim wraps the ferrule edge. It cannot slip during assembly, and stops metal from touching.</p>',
          btnTitle: 'Ask for it',
          btnLink: '/request-a-quote',
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          title: 'Envelope',
          content: '<p>PTFE jacket over a rubber core: inert inside, springy within.</p>',
          btnTitle: 'Encapsulated O-rings',
          btnLink: '/encapsulated-o-rings',
        },
      ],
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials against cleaning',
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
      note: 'Guide only. Grades differ: peroxide-cured fluorocarbon of type GF stands steam far better than the general type.',
    }),
    block('Text', {
      text: '<p>EPDM is the usual start for dairy and beverages, fluorocarbon for fat and flavor oils, <a href="/silicone">silicone</a> for dry goods and pharmacy at short steam exposure, PTFE for solvents where clamps can be retightened.</p>',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Reasons to change the material',
      columns: [
        {
          heading: 'Look at material',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Bore edge has grown into the flow: overtightened or swollen' },
            { text: 'Black marks on white product: worn EPDM, consider white or a PTFE face' },
            { text: 'Hard and cracked after months of steam' },
            { text: 'Taste carried from one batch to the next' },
          ],
        },
        {
          heading: 'Look elsewhere',
          bulletType: 'minus_bullet',
          points: [
            { text: 'A new clamp pinches: check the ferrule first' },
            { text: 'Leak only when cold: clamp torque, not material' },
            { text: 'Color alone: pigment says nothing of the polymer' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'papers',
      heading: 'Papers to ask for',
      columns: [
        {
          heading: 'Food',
          content:
            '<p>Formulation under <a href="/fda-food-contact">FDA food contact</a> rules, and <a href="/3-a-sanitary">3-A</a> criteria for multiple-use rubber in dairy equipment.</p>',
        },
        {
          heading: 'Pharmacy',
          content:
            '<p>Biological reactivity under <a href="/usp-class-vi">USP Class VI</a>, freedom from animal-derived ingredients, lot traceability.</p>',
        },
        {
          heading: 'In either case',
          content:
            '<p>State them in the inquiry. They belong to a compound and a lot and cannot be added after delivery.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Line-side questions',
      items: [
        {
          question: 'Can a screen be built in?',
          answer:
            '<p>Yes: a gasket with mesh or a perforated disk in its bore catches seeds and lumps ahead of a pump. State mesh size and flow direction.</p>',
        },
        {
          question: 'How do I identify the size?',
          answer:
            '<p>By nominal tube size and ferrule standard; the flange diameter repeats for different tubes, so measure the bore as well.</p>',
        },
        {
          question: 'When should they be replaced?',
          answer:
            '<p>On a schedule drawn from your own inspections. Look at the inside edge: it is where swelling, cuts and set show first.</p>',
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
      store: '/shop/orings?compliance=3-a',
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
      content:
        'Pumps and valves on the line take rings of the same rubbers; filter the store by 3-A and go on from there.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'O-rings, 3-A grades', url: '/shop/orings?compliance=3-a' },
      ],
    }),
  ],
});
