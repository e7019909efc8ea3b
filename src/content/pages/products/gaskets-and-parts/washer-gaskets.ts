import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/washer-gaskets',
  title: 'Washer gaskets and flat sealing rings',
  description:
    'Flat sealing washers in rubber, PTFE, fiber, copper and aluminum for ports, plugs and faucets: dimensions, fits and how much to compress.',
  blocks: [
    block('Content Header', {
      heading: 'Washer gaskets',
      lead: 'A flat ring under a screw head, plug or hose nut. Three dimensions define it.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Fastener seals', '/fastener-seals')],
      image: '/drawings/washer-gasket.svg',
    }),
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
      head: head('Joint', 'Material', 'Because'),
      rows: [
        row('Garden hose, union nut', 'EPDM or NBR', 'Hand-tight, so it must be soft'),
        row('Drinking-water tap', 'EPDM with approval', 'Hot water'),
        row('Oil drain plug', 'Copper or aluminum', 'High torque, heat, single use'),
        row('Gas regulator', 'Nylon or PCTFE', 'Stiff, little creep, clean'),
        row('Acid dosing', 'PTFE', 'Chemical resistance; needs a recess against cold flow'),
        row('Under a roofing screw', 'EPDM on a steel cup', 'Sun and ozone'),
      ],
    }),
    block('Column Content', {
      id: 'squeeze',
      heading: 'How much to tighten',
      columns: columns({
        Rubber:
          '<p>Until the rim just bulges. At 60 to 70 Shore A, compression by a quarter of the thickness is enough; more squeezes the washer out from under the head.</p>',
        Plastic: '<p>Until the resistance rises sharply. PTFE keeps creeping: retighten once after an hour.</p>',
        Metal:
          '<p>To the torque of the fitting. Hardened copper can be annealed, but a new washer costs less than the oil you could lose.</p>',
      }),
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Washer, O-ring or bonded seal?',
      columns: [
        plusPoints('A flat washer is enough for', [
          'Loose tolerances, low pressure, low price',
          'Faces too narrow for a groove',
          'Electrical or thermal insulation under a head',
        ]),
        minusPoints('Use another seal if', [
          'Pressure would push it out: use a bonded washer',
          'The joint must close metal to metal: use an O-ring in a recess',
          'The joint turns while being tightened and the washer tears',
        ]),
      ],
    }),
    faq('Questions about washers', {
      'Punched or lathe-cut?':
        '<p>Punched from sheet for most uses; the edge is slightly conical on thick sheet. Lathe-cut where height and edge must be exact.</p>',
      'Can I use O-rings of the same diameter?':
        '<p>Not under a flat head: nothing limits the squeeze. With a counterbore they are better than any washer.</p>',
      'Can I order a small quantity?':
        '<p>Yes. Punching needs a tool, cutting by knife plotter does not. Ask for both prices and compare them for a year’s use.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=copper',
      links: [
        link('Gaskets', '/gaskets'),
        link('Rubber slabs and sheet', '/slabs'),
        link('Square rings', '/square-rings'),
        link('Drinking water', '/industries/drinking-water'),
        link('General purpose', '/industries/general-purpose'),
        link('Copper rings', '/shop/orings?material=copper'),
        link('EPDM for water', '/shop/orings?material=epdm&subtype=drinking-water'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send three dimensions',
      content: 'Inside diameter, outside diameter and thickness, with material or medium and quantity.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Material comparison', '/material-comparison-guide'),
      ],
    }),
  ],
});
