import { block, definePage } from '../../define-page.ts';
import { row } from '../../table-row.ts';

export const page = definePage({
  path: '/cleanroom',
  title: 'Cleanroom inspection and packing of seals',
  description:
    'Inspection, assembly and packing of seals in filtered air: what ISO 14644-1 classes count, when a cleanroom helps, what to put in the specification.',
  image: '/drawings/cleanroom.svg',
  blocks: [
    block('Content Header', {
      heading: 'Cleanroom',
      lead: 'A washed ring collects dust right away. In filtered air, handled with gloves and packed at the same bench, it stays as clean as it left the bath.',
      actions: [
        { label: 'Ask for clean packing', url: '/request-a-quote', priority: 'primary' },
        { label: 'USP Class VI silicone', url: '/shop/orings?material=vmq&compliance=usp-class-vi' },
      ],
      image: '/drawings/cleanroom.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'done',
      heading: 'What we do there',
      columns: [
        {
          heading: 'Inspect',
          content:
            '<p>Visual inspection under low-angle light, with or without magnification, for nicks, fibers and pits.</p>',
        },
        {
          heading: 'Assemble',
          content:
            '<p>Rings are installed on filters, valves or carriers, so that the <a href="/assembly">assembly</a> is closed before it leaves.</p>',
        },
        {
          heading: 'Pack',
          content:
            '<p>Bags are filled, <a href="/vacuum-bagging">evacuated</a> and heat-sealed; the outer bag follows, with the lot on the label.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'classes',
      heading: 'What a class counts',
      caption: 'ISO 14644-1: maximum number of particles of 0.5 µm or larger per cubic meter of air',
      head: [{ text: 'Class' }, { text: 'Particles', numeric: true }, { text: 'Old US name' }],
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
        {
          heading: 'Needed for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Wafer tools, optics and analytical instruments' },
            { text: 'Single-use drug and device assemblies' },
            { text: 'Valves with bores under a millimeter, where one fiber blocks' },
          ],
        },
        {
          heading: 'Not needed for',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Joints that are greased by hand on site' },
            { text: 'Parts that you wash again' },
            { text: 'Parts that only have to be free of oil' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about cleanroom packing',
      items: [
        {
          question: 'Is a cleanroom part sterile?',
          answer:
            '<p>No. Free of particles does not mean free of germs. Sterilization is a separate step in the closed bag, and the rubber must withstand it: EPDM and silicone usually withstand steam, within limits.</p>',
        },
        {
          question: 'Do you document the air count?',
          answer: '<p>Request it before you order, since the count must be taken while your lot is on the bench.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=vmq&compliance=usp-class-vi',
      links: [
        { label: 'Semiconductor and solar', url: '/industries/semiconductor-solar' },
        { label: 'Medical and pharmaceutical', url: '/industries/medical-pharmaceutical' },
        { label: 'Micro O-rings', url: '/micro-o-rings' },
        { label: 'Sanitary gaskets', url: '/sanitary-gaskets' },
        { label: 'USP Class VI', url: '/usp-class-vi' },
        { label: 'Specialty compliances', url: '/specialty-compliances' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Specify class, quantity and bag',
      content: 'State the ISO class, pieces per bag, and one bag or two.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Clean-grade compounds', url: '/shop/orings?subtype=semiconductor' },
      ],
    }),
  ],
});
