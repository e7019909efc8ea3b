import { block, definePage } from '../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/cleanroom',
  title: 'Cleanroom inspection and packing of seals',
  description:
    'Inspection, assembly and packing of seals in filtered air: what ISO 14644-1 classes count, when a cleanroom helps, what to put in the specification.',
  blocks: [
    block('Content Header', {
      heading: 'Cleanroom',
      lead: 'A washed ring collects dust right away. In filtered air, handled with gloves and packed at the same bench, it stays as clean as it left the bath.',
      actions: [
        primary('Ask for clean packing', '/request-a-quote'),
        link('USP Class VI silicone', '/shop/orings?material=vmq&compliance=usp-class-vi'),
      ],
      image: '/drawings/cleanroom.svg',
    }),
    block('Column Content', {
      id: 'done',
      heading: 'What we do there',
      columns: columns({
        Inspect:
          '<p>Visual inspection under low-angle light, with or without magnification, for nicks, fibers and pits.</p>',
        Assemble:
          '<p>Rings are installed on filters, valves or carriers, so that the <a href="/assembly">assembly</a> is closed before it leaves.</p>',
        Pack: '<p>Bags are filled, <a href="/vacuum-bagging">evacuated</a> and heat-sealed; the outer bag follows, with the lot on the label.</p>',
      }),
    }),
    block('Data Table', {
      id: 'classes',
      heading: 'What a class counts',
      caption: 'ISO 14644-1: maximum number of particles of 0.5 µm or larger per cubic meter of air',
      head: head('Class', numeric('Particles'), 'Old US name'),
      rows: [
        row('ISO 5', '3,520', 'Class 100'),
        row('ISO 6', '35,200', 'Class 1,000'),
        row('ISO 7', '352,000', 'Class 10,000'),
        row('ISO 8', '3,520,000', 'Class 100,000'),
      ],
      note: 'A class describes the air in the room. The quote states the class in which your parts can be packed.',
    }),
    block('Content Subheader', {
      id: 'air',
      heading: 'Clean air does not clean parts',
      content:
        '<p>A part is as clean as it was molded, washed and dried; the room only keeps it clean. An order should therefore specify both. After <a href="/ultrasonic-cleaning">cleaning</a> in ordinary air, the result is soon lost.</p><p>Paper, cardboard and wood shed fibers and stay outside. Request polymer labels, and documents in a pocket on the outer bag.</p>',
    }),
    block('Column Content', {
      id: 'worth',
      heading: 'When you need it',
      columns: [
        plusPoints('Needed for', [
          'Wafer tools, optics and analytical instruments',
          'Single-use drug and device assemblies',
          'Valves with bores under a millimeter, where one fiber blocks',
        ]),
        minusPoints('Not needed for', [
          'Joints that are greased by hand on site',
          'Parts that you wash again',
          'Parts that only have to be free of oil',
        ]),
      ],
    }),
    faq('Questions about cleanroom packing', {
      'Is a cleanroom part sterile?':
        '<p>No. Free of particles does not mean free of germs. Sterilization is a separate step in the closed bag, and the rubber must withstand it: EPDM and silicone usually withstand steam, within limits.</p>',
      'Do you document the air count?':
        '<p>Request it before you order, since the count must be taken while your lot is on the bench.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=vmq&compliance=usp-class-vi',
      links: [
        link('Semiconductor and solar', '/industries/semiconductor-solar'),
        link('Medical and pharmaceutical', '/industries/medical-pharmaceutical'),
        link('Micro O-rings', '/micro-o-rings'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
        link('USP Class VI', '/usp-class-vi'),
        link('Specialty compliances', '/specialty-compliances'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Specify class, quantity and bag',
      content: 'State the ISO class, pieces per bag, and one bag or two.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Clean-grade compounds', '/shop/orings?subtype=semiconductor'),
      ],
    }),
  ],
});
