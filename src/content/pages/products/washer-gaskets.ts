import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/washer-gaskets',
  title: 'Washer gaskets and flat sealing rings',
  description:
    'Flat sealing washers in rubber, PTFE, fiber, copper and aluminum for ports, plugs and faucets: dimensions, fits and how much to compress.',
  image: '/drawings/washer-gasket.svg',
  blocks: [
    block('Content Header', {
      heading: 'Washer gaskets',
      lead: 'A flat ring under a screw head, plug or hose nut. Three dimensions define it.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Fastener seals', url: '/fastener-seals' },
      ],
      image: '/drawings/washer-gasket.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', { id: 'dimensions', heading: 'Three dimensions and a tolerance' }),
    block('Title Block', {
      facts: [
        { label: 'Inside diameter', value: 'clear of the thread' },
        { label: 'Outside diameter', value: 'within the spot face' },
        { label: 'Thickness', value: 'what compression needs' },
        { label: 'Tolerance', value: 'by process, see RMA', url: '/rma-tolerances' },
      ],
    }),
    block('Text', {
      text: '<p>A washer that grips the thread twists as the nut turns. Leave clearance inside, or choose a form with three small tabs that hold it in the nut.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Material by joint',
      caption: 'Washer materials by joint',
      head: [{ text: 'Joint' }, { text: 'Material' }, { text: 'Because' }],
      rows: [
        {
          cells: [
            { text: 'Garden hose, union nut' },
            { text: 'EPDM or NBR' },
            { text: 'Hand-tight, so it must be soft' },
          ],
        },
        { cells: [{ text: 'Drinking-water tap' }, { text: 'EPDM with approval' }, { text: 'Hot water' }] },
        {
          cells: [
            { text: 'Oil drain plug' },
            { text: 'Copper or aluminum' },
            { text: 'High torque, heat, single use' },
          ],
        },
        { cells: [{ text: 'Gas regulator' }, { text: 'Nylon or PCTFE' }, { text: 'Stiff, little creep, clean' }] },
        {
          cells: [
            { text: 'Acid dosing' },
            { text: 'PTFE' },
            { text: 'Chemical resistance; needs a recess against cold flow' },
          ],
        },
        { cells: [{ text: 'Under a roofing screw' }, { text: 'EPDM on a steel cup' }, { text: 'Sun and ozone' }] },
      ],
    }),
    block('Column Content', {
      id: 'squeeze',
      heading: 'How much to tighten',
      columns: [
        {
          heading: 'Rubber',
          content:
            '<p>Until the rim just bulges. At 60 to 70 Shore A, compression by a quarter of the thickness is enough; more squeezes the washer out from under the head.</p>',
        },
        {
          heading: 'Plastic',
          content: '<p>Until the resistance rises sharply. PTFE keeps creeping: retighten once after an hour.</p>',
        },
        {
          heading: 'Metal',
          content:
            '<p>To the torque of the fitting. Hardened copper can be annealed, but a new washer costs less than the oil you could lose.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Washer, O-ring or bonded seal?',
      columns: [
        {
          heading: 'A flat washer is enough for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Loose tolerances, low pressure, low price' },
            { text: 'Faces too narrow for a groove' },
            { text: 'Electrical or thermal insulation under a head' },
          ],
        },
        {
          heading: 'Use another seal if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Pressure would push it out: use a bonded washer' },
            { text: 'The joint must close metal to metal: use an O-ring in a recess' },
            { text: 'The joint turns while being tightened and the washer tears' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about washers',
      items: [
        {
          question: 'Punched or lathe-cut?',
          answer:
            '<p>Punched from sheet for most uses; the edge is slightly conical on thick sheet. Lathe-cut where height and edge must be exact.</p>',
        },
        {
          question: 'Can I use O-rings of the same diameter?',
          answer:
            '<p>Not under a flat head: nothing limits the squeeze. With a counterbore they are better than any washer.</p>',
        },
        {
          question: 'Can I order a small quantity?',
          answer:
            '<p>Yes. Punching needs a tool, cutting by knife plotter does not. Ask for both prices and compare them for a year’s use.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=copper',
      links: [
        { label: 'Gaskets', url: '/gaskets' },
        { label: 'Rubber slabs and sheet', url: '/slabs' },
        { label: 'Square rings', url: '/square-rings' },
        { label: 'Drinking water', url: '/industries/drinking-water' },
        { label: 'General purpose', url: '/industries/general-purpose' },
        { label: 'Copper rings', url: '/shop/orings?material=copper' },
        { label: 'EPDM for water', url: '/shop/orings?material=epdm&subtype=drinking-water' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send three dimensions',
      content: 'Inside diameter, outside diameter and thickness, with material or medium and quantity.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Material comparison', url: '/material-comparison-guide' },
      ],
    }),
  ],
});
