import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/custom-parts',
  title: 'Custom molded rubber and plastic parts',
  description:
    'Molded, machined or cut parts to your drawing: processes compared, what a drawing should show, from first sample to production, request form.',
  image: '/drawings/custom-part.svg',
  blocks: [
    block('Content Header', {
      heading: 'Custom molded parts',
      lead: 'If no catalog has the part, start with a sketch. It can be compression, transfer or injection molded, machined or cut; shape and quantity decide which.',
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
      head: [{ text: 'Process' }, { text: 'Tool' }, { text: 'Suited to' }, { text: 'Drawback' }],
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
      heading: 'From sketch to production',
      style: 'numbers',
      items: [
        { text: 'You send drawing, sample or description with the working conditions.' },
        { text: 'We propose polymer, process and tolerances, and ask about what is unclear.' },
        { text: 'You approve a drawing.' },
        { text: 'A tool is made and the first parts are measured against it.' },
        { text: 'You test them in the actual joint. Production starts after that.' },
      ],
    }),
    block('Column Content', {
      id: 'drawing',
      heading: 'What a drawing should show',
      columns: [
        {
          heading: 'Always',
          points: [
            { text: 'The two or three sealing dimensions' },
            { text: 'Tolerance class for the rest' },
            { text: 'Polymer, hardness, color' },
            { text: 'Where no parting line is allowed' },
          ],
        },
        {
          heading: 'If it applies',
          points: [
            { text: 'Standard, approval or test report' },
            { text: 'Marking and lot tracking' },
            { text: 'Cleanliness and packing' },
            { text: 'Quantity per year and per release' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'before',
      heading: 'Before a tool is ordered',
      columns: [
        {
          heading: 'Check first',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Whether a stock ring in a changed groove would work' },
            { text: 'Whether two parts could be one bonded part' },
            { text: 'Whether shrinkage and draft are allowed for' },
            { text: 'Whether a printed or machined trial part fits' },
          ],
        },
        {
          heading: 'Common mistakes',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Tolerances copied from a metal part' },
            { text: 'A hardness without a load' },
            { text: 'Sharp internal corners' },
            { text: 'An approval required after the rubber was chosen' },
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
      content: '<p>Attach a drawing if there is one. Leave fields empty if you do not know; we will ask.</p>',
      formType: 'CustomPartRequestForm',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about custom parts',
      items: [
        {
          question: 'Who owns the tool?',
          answer: '<p>Say in your request whether you want to own it. It is then quoted as a separate line.</p>',
        },
        {
          question: 'Can I send a part without a drawing?',
          answer:
            '<p>Yes. <a href="/reverse-engineering">Reverse engineering</a> makes the drawing and identifies the polymer as far as tests allow.</p>',
        },
        {
          question: 'Which tolerances are realistic?',
          answer:
            '<p>Those of the <a href="/rma-tolerances">RMA tables</a> for molded rubber. Tighter ones are possible for single dimensions.</p>',
        },
        {
          question: 'Are my drawings kept private?',
          answer:
            '<p>They are used for your quote and your order. The <a href="/privacy-policy">privacy policy</a> says how long data is stored.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Check standard rings first',
      content: '2,779 standard sizes need no tooling.',
      actions: [
        { label: 'Shop by size', url: '/shop/orings?size=AS568-110', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
