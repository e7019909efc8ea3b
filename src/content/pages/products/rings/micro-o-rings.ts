import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/micro-o-rings',
  title: 'Micro O-rings below 3 mm',
  description:
    'O-rings with an inside diameter of 3 mm and less: standard sizes down to 0.74 mm, what tolerance does to the squeeze, inspection and handling.',
  blocks: [
    block('Content Header', {
      heading: 'Micro O-rings',
      lead: 'For dosing valves, sensors, watch crowns and medical pumps. Standard sizes start at 0.74 mm inside diameter; the difficulty is less the size than the tolerance.',
      actions: [primary('Shop up to 3 mm', '/shop/orings?id_high=3'), link('Request a quote', '/request-a-quote')],
      image: '/drawings/micro-o-ring.svg',
    }),
    block('Content Subheader', {
      id: 'tolerance',
      heading: 'Tolerance reduces the squeeze',
      content:
        '<p>The tolerance hardly shrinks with the cross-section. On a thin ring it is a large share, which the groove must allow for in both directions.</p>',
    }),
    block('Data Table', {
      caption: 'AS568 cross-section tolerance as a share of the section',
      head: head('Section', numeric('Tolerance'), numeric('Share')),
      rows: [
        row('1.02 mm (0.040 in)', '±0.08 mm', '7.5%'),
        row('1.78 mm (0.070 in)', '±0.08 mm', '4.3%'),
        row('2.62 mm (0.103 in)', '±0.08 mm', '2.9%'),
        row('5.33 mm (0.210 in)', '±0.13 mm', '2.4%'),
      ],
      note: 'From the AS568 tolerance table; the share is calculated from the inch values.',
    }),
    block('Text', {
      text: '<p>A ring of 1.02 mm in a groove made for 20% squeeze may see 14 to 26%, before the tolerances of the groove. Ask for a tighter class where leakage or friction must not vary, and see <a href="/rma-tolerances">RMA tolerances</a> for molded parts.</p>',
    }),
    block('Title Block', {
      id: 'range',
      facts: [
        { label: 'Smallest AS568', value: '001: 0.74 × 1.02 mm', url: '/shop/orings?size=AS568-001' },
        { label: 'Smallest metric', value: '1 × 1 mm', url: '/shop/orings?size=1X1' },
        { label: 'Smallest JIS S', value: '2.5 × 1.5 mm', url: '/shop/orings?size=S3' },
        { label: 'Below that', value: 'molded to drawing', url: '/custom-parts' },
      ],
    }),
    block('Column Content', {
      id: 'handling',
      heading: 'Manufacturing and handling',
      columns: columns({
        Flash:
          '<p>A parting line of a tenth of a millimeter does not matter on a pipe seal; here it is a leak path. Small rings are tumbled frozen and checked under magnification; see <a href="/deflashing">deflashing</a>.</p>',
        'Static charge':
          '<p>Light rings cling to bags and to each other. Trays, film strips or a drop of oil make them usable on a line.</p>',
        Lint: '<p>A fiber across a ring one millimeter thick is a leak. Wash and bag such rings in a <a href="/cleanroom">cleanroom</a>.</p>',
      }),
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to use a micro ring',
      columns: [
        plusPoints('Yes, if', [
          'Space is fixed and pressure is low to moderate',
          'The groove can be held to hundredths of a millimeter',
          'Rings are installed with a cone or by machine',
        ]),
        minusPoints('No, if', [
          'There is room for a cross-section of 1.78 mm, which tolerates more',
          'The shaft turns fast: heat cannot escape',
          'Gas must be held for years: thin sections leak more by diffusion',
        ]),
      ],
    }),
    faq('Questions about micro O-rings', {
      'How are they measured?':
        '<p>Optically. A caliper squeezes the ring by more than its tolerance. <a href="/measuring-o-rings">Measuring O-rings</a> describes how.</p>',
      'Which hardness?':
        '<p>Usually 70 Shore A. A softer ring seals scratches better; a harder one is easier to install without twisting.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?id_high=3',
      links: [
        link('RMA tolerances', '/rma-tolerances'),
        link('Custom molded parts', '/custom-parts'),
        link('Deflashing', '/deflashing'),
        link('Cleanroom', '/cleanroom'),
        link('Measuring O-rings', '/measuring-o-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Smaller than the table?',
      content:
        'Send the groove with its tolerances, the medium and the quantity. We choose the cross-section so that squeeze remains at both limits.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('FKM up to 3 mm', '/shop/orings?material=fkm&id_high=3'),
      ],
    }),
  ],
});
