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
      lead: 'A flat ring under a screw head, plug or hose nut. Three dimensions describe it; the rest is a matter of how much the nut turns while the seal is being pressed.',
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
      text: '<p>A washer that grips the thread is wound up as the nut turns. Leave play inside, or choose a form with three small tabs which hold it in the nut and let it slide on the bolt.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Material by joint',
      caption: 'Washer materials and the joints they suit',
      head: [{ text: 'Joint' }, { text: 'Material' }, { text: 'Because' }],
      rows: [
        {
          cells: [{ text: 'Garden hose, union nut' }, { text: 'EPDM or NBR' }, { text: 'Hand-tight: it must be soft' }],
        },
        { cells: [{ text: 'Drinking-water tap' }, { text: 'EPDM with papers' }, { text: 'Hot water and approval' }] },
        {
          cells: [
            { text: 'Oil drain plug' },
            { text: 'Copper or aluminum' },
            { text: 'High torque, heat, single use' },
          ],
        },
        { cells: [{ text: 'Gas regulator' }, { text: 'Nylon or PCTFE' }, { text: 'Stiff, little creep, clean' }] },
        { cells: [{ text: 'Acid dosing' }, { text: 'PTFE' }, { text: 'Chemistry; wants a recess against cold flow' }] },
        { cells: [{ text: 'Under a roofing screw' }, { text: 'EPDM on a steel cup' }, { text: 'Sun and ozone' }] },
      ],
    }),
    block('Column Content', {
      id: 'squeeze',
      heading: 'How far to tighten',
      columns: [
        {
          heading: 'Rubber',
          content:
            '<p>Until the rim just bulges. A free washer of 60 to 70 Shore A is content with a quarter of its thickness; more squeezes it out from under the head.</p>',
        },
        {
          heading: 'Plastic',
          content:
            '<p>Until the resistance rises sharply. PTFE keeps flowing: come back once after an hour, then leave it.</p>',
        },
        {
          heading: 'Metal',
          content:
            '<p>To the torque of the fitting. Copper that has hardened can be annealed; a new one is cheaper than the oil.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Washer, O-ring or bonded seal?',
      columns: [
        {
          heading: 'A flat washer is fine',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Loose tolerance, low pressure, low price' },
            { text: 'The face is too narrow for a groove' },
            { text: 'Electrical or thermal separation under a head' },
          ],
        },
        {
          heading: 'Better something else',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Pressure above what friction holds in place: use a bonded washer' },
            { text: 'Tightening must stop metal to metal: use an O-ring in a recess' },
            { text: 'The joint turns while being tightened and the washer tears' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Details that decide',
      items: [
        {
          question: 'Punched or lathe-cut?',
          answer:
            '<p>Punched from sheet for most; the edge is slightly conical on thick stock. Lathe-cut where height and edge must be exact.</p>',
        },
        {
          question: 'Can O-rings of the same diameter stand in?',
          answer:
            '<p>Not under a flat head: nothing limits the squeeze. With a counterbore they are better than any washer.</p>',
        },
        {
          question: 'Does a small number make sense?',
          answer:
            '<p>Punching needs a tool, a blade plotter does not. Ask for both prices and compare them over a year of use.</p>',
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
      heading: 'Inside, outside, thickness',
      content: 'Add material or medium and the count.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Material comparison', url: '/material-comparison-guide' },
      ],
    }),
  ],
});
