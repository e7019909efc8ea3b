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
      lead: 'A washed ring collects dust from the first minute. In filtered air, handled with gloves and packed at the same bench, it reaches your tool as it left the bath.',
      actions: [
        { label: 'Ask for clean packing', url: '/request-a-quote', priority: 'primary' },
        { label: 'USP Class VI silicone', url: '/shop/orings?material=vmq&compliance=usp-class-vi' },
      ],
      image: '/drawings/cleanroom.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'done',
      heading: 'What is done there',
      columns: [
        {
          heading: 'Look',
          content:
            '<p>Visual inspection under raking light, with or without magnification. Nicks, fibers and pits show against a dark cloth.</p>',
        },
        {
          heading: 'Join',
          content:
            '<p>Rings are placed on filters, valves or carriers, so that the <a href="/assembly">assembly</a> is closed before it leaves.</p>',
        },
        {
          heading: 'Close',
          content:
            '<p>Bags are filled, <a href="/vacuum-bagging">evacuated</a> and welded; the outer bag follows, and the label carries the lot.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'classes',
      heading: 'What a class counts',
      caption: 'ISO 14644-1: most particles of 0.5 µm or larger per cubic meter of air',
      head: [{ text: 'Class' }, { text: 'Particles', numeric: true }, { text: 'Old US name' }],
      rows: [
        row('ISO 5', '3,520', 'Class 100'),
        row('ISO 6', '35,200', 'Class 1,000'),
        row('ISO 7', '352,000', 'Class 10,000'),
        row('ISO 8', '3,520,000', 'Class 100,000'),
      ],
      note: 'A class describes the air of the room. In which class your parts can be packed is answered with the quote.',
    }),
    block('Content Subheader', {
      id: 'air',
      heading: 'The room is not the part',
      content:
        '<p>A dirty part stays dirty in the best air. Cleanliness of a ring is set by how it was molded, washed and dried; the room only keeps it. That is why an order should name both, and in that sequence. The reverse holds as well: after <a href="/ultrasonic-cleaning">cleaning</a> in open air the result is lost within the hour.</p><p>Paper, cardboard and wood shed fibers and stay outside. Ask for polymer labels and for documents in a pocket on the outer bag.</p>',
    }),
    block('Column Content', {
      id: 'worth',
      heading: 'Is it worth the price?',
      columns: [
        {
          heading: 'Yes, for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Wafer tools, optics and analytical instruments' },
            { text: 'Single-use drug and device assemblies' },
            { text: 'Valves with bores under a millimeter, where one fiber blocks' },
          ],
        },
        {
          heading: 'No, for',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Joints that are greased by hand on site' },
            { text: 'Parts that your own line washes again' },
            { text: 'A tender that says “clean” and means free of oil' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Asked by quality departments',
      items: [
        {
          question: 'Is a cleanroom part sterile?',
          answer:
            '<p>No. Few particles is not the same as no germs. Sterilizing is a step of its own, done in the closed bag, and the rubber must stand it: EPDM and silicone usually do for steam, within limits.</p>',
        },
        {
          question: 'Do you document the air count?',
          answer: '<p>Ask for it before the order, since the count has to be taken while your lot is on the bench.</p>',
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
      heading: 'Name class, count and bag',
      content: 'Three words settle most of it: ISO class, pieces per bag, one bag or two.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Clean-grade compounds', url: '/shop/orings?subtype=semiconductor' },
      ],
    }),
  ],
});
