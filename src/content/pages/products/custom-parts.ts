import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/custom-parts',
  title: 'Custom molded rubber and plastic parts',
  description:
    'Molded, machined or cut parts to your drawing: processes compared, what a drawing should show, from first sample to series, request form.',
  image: '/drawings/custom-part.svg',
  blocks: [
    block('Content Header', {
      heading: 'Custom molded parts',
      lead: 'If no catalog has it, it starts with a sketch. Compression, transfer and injection molding, machining and cutting: the shape and the count decide which.',
      actions: [
        { label: 'Describe your part', url: '#request', priority: 'primary' },
        { label: 'Custom O-rings', url: '/custom-o-rings' },
      ],
      image: '/drawings/custom-part.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'processes',
      heading: 'Which process fits',
      caption: 'Processes for custom parts',
      head: [{ text: 'Process' }, { text: 'Tool' }, { text: 'Suits' }, { text: 'Mind' }],
      rows: [
        {
          cells: [
            { text: 'Compression molding' },
            { text: 'Simple' },
            { text: 'Thick, large or few parts, costly rubber' },
            { text: 'More flash' },
          ],
        },
        {
          cells: [
            { text: 'Transfer molding' },
            { text: 'Medium' },
            { text: 'Inserts, fine detail' },
            { text: 'Some waste per shot' },
          ],
        },
        {
          cells: [
            { text: 'Injection molding' },
            { text: 'Elaborate' },
            { text: 'Long runs, close repetition' },
            { text: 'Tool cost' },
          ],
        },
        {
          cells: [
            { text: 'Machining' },
            { text: 'None' },
            { text: 'PTFE, PEEK, nylon; prototypes' },
            { text: 'Material in chips' },
          ],
        },
        {
          cells: [
            { text: 'Cutting' },
            { text: 'None or a die' },
            { text: 'Flat parts' },
            { text: 'Square edges only' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'path',
      heading: 'From sketch to series',
      style: 'numbers',
      items: [
        { text: 'You send drawing, sample or description with the working conditions.' },
        { text: 'We propose polymer, process and tolerances, and ask about what is unclear.' },
        { text: 'You approve a drawing.' },
        { text: 'A tool is made and the first parts are measured against it.' },
        { text: 'You test them in the real joint. Only then does the series start.' },
      ],
    }),
    block('Column Content', {
      id: 'drawing',
      heading: 'What a drawing should show',
      columns: [
        {
          heading: 'Always',
          points: [
            { text: 'The two or three dimensions that seal' },
            { text: 'Tolerance class for the rest' },
            { text: 'Polymer, hardness, color' },
            { text: 'Where a parting line may not run' },
          ],
        },
        {
          heading: 'If it applies',
          points: [
            { text: 'Standard, approval or test report' },
            { text: 'Marking and lot tracking' },
            { text: 'Cleanliness and packing' },
            { text: 'Count per year and per call' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'before',
      heading: 'Before a tool is ordered',
      columns: [
        {
          heading: 'Worth checking',
          bulletType: 'plus_bullet',
          points: [
            { text: 'A stock ring with a changed groove would do the job' },
            { text: 'Two parts could become one bonded part' },
            { text: 'Shrinkage and draft have been allowed for' },
            { text: 'A printed or machined trial shows that it fits' },
          ],
        },
        {
          heading: 'Often goes wrong',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Tolerances copied from a metal part' },
            { text: 'A hardness named without a load' },
            { text: 'Sharp internal corners' },
            { text: 'An approval added after the rubber was chosen' },
          ],
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-110',
      links: [
        { label: 'Grommets', url: '/grommets' },
        { label: 'Diaphragms', url: '/diaphragms' },
        { label: 'Bonded parts', url: '/bonded-parts' },
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Manufacturing', url: '/manufacturing-hub-elastomers-plastics-metals' },
        { label: 'Material comparison guide', url: '/material-comparison-guide' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
    }),
    block('Form', {
      id: 'request',
      heading: 'Describe your part',
      content: '<p>Attach a drawing if there is one. Fields you cannot fill are where the conversation begins.</p>',
      formType: 'CustomPartRequestForm',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions before the first part',
      items: [
        {
          question: 'Who owns the tool?',
          answer: '<p>State in your request whether you want to own it. It is then quoted as a line of its own.</p>',
        },
        {
          question: 'Can I send a part without a drawing?',
          answer:
            '<p>Yes. <a href="/reverse-engineering">Reverse engineering</a> turns it into one, with the polymer identified as far as a test can.</p>',
        },
        {
          question: 'Which tolerances are realistic?',
          answer:
            '<p>Those of the <a href="/rma-tolerances">RMA tables</a> for molded rubber. Finer ones are possible on single dimensions.</p>',
        },
        {
          question: 'Are my drawings kept private?',
          answer:
            '<p>They are used for your quote and your order. The <a href="/privacy-policy">privacy policy</a> says how long data is stored.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'First look whether a ring will do',
      content: '2,779 standard sizes need no tool at all.',
      actions: [
        { label: 'Shop by size', url: '/shop/orings?size=AS568-110', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
