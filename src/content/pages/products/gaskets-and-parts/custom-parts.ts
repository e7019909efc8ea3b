import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, points, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/custom-parts',
  title: 'Custom molded rubber and plastic parts',
  description:
    'Molded, machined or cut parts to your drawing: processes compared, what a drawing should show, from first sample to production, request form.',
  blocks: [
    block('Content Header', {
      heading: 'Custom molded parts',
      lead: 'If no catalog has the part, start with a sketch. It can be compression, transfer or injection molded, machined or cut; shape and quantity decide which.',
      actions: [primary('Describe your part', '#request'), link('Custom O-rings', '/custom-o-rings')],
      image: '/drawings/custom-part.svg',
    }),
    block('Data Table', {
      id: 'processes',
      heading: 'Which process fits',
      caption: 'Processes for custom parts',
      head: head('Process', 'Tool', 'Suited to', 'Drawback'),
      rows: [
        row('Compression molding', 'Simple', 'Thick, large or few parts, costly rubber', 'More flash'),
        row('Transfer molding', 'Medium', 'Inserts, fine detail', 'Some waste per shot'),
        row('Injection molding', 'Elaborate', 'Long runs, close repetition', 'Tool cost'),
        row('Machining', 'None', 'PTFE, PEEK, nylon; prototypes', 'Material in chips'),
        row('Cutting', 'None or a die', 'Flat parts', 'Square edges only'),
      ],
    }),
    block('List', {
      id: 'path',
      heading: 'From sketch to production',
      style: 'numbers',
      items: texts(
        'You send drawing, sample or description with the working conditions.',
        'We propose polymer, process and tolerances, and ask about what is unclear.',
        'You approve a drawing.',
        'A tool is made and the first parts are measured against it.',
        'You test them in the actual joint. Production starts after that.',
      ),
    }),
    block('Column Content', {
      id: 'drawing',
      heading: 'What a drawing should show',
      columns: [
        points('Always', [
          'The two or three sealing dimensions',
          'Tolerance class for the rest',
          'Polymer, hardness, color',
          'Where no parting line is allowed',
        ]),
        points('If it applies', [
          'Standard, approval or test report',
          'Marking and lot tracking',
          'Cleanliness and packing',
          'Quantity per year and per release',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'before',
      heading: 'Before a tool is ordered',
      columns: [
        plusPoints('Check first', [
          'Whether a stock ring in a changed groove would work',
          'Whether two parts could be one bonded part',
          'Whether shrinkage and draft are allowed for',
          'Whether a printed or machined trial part fits',
        ]),
        minusPoints('Common mistakes', [
          'Tolerances copied from a metal part',
          'A hardness without a load',
          'Sharp internal corners',
          'An approval required after the rubber was chosen',
        ]),
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-110',
      links: [
        link('Grommets', '/grommets'),
        link('Diaphragms', '/diaphragms'),
        link('Bonded parts', '/bonded-parts'),
        link('Extrusions', '/extrusions'),
        link('Manufacturing', '/manufacturing-hub-elastomers-plastics-metals'),
        link('Material comparison guide', '/material-comparison-guide'),
        link('Engineering services', '/engineering-services'),
      ],
    }),
    block('Form', {
      id: 'request',
      heading: 'Describe your part',
      content: '<p>Attach a drawing if there is one. Leave fields empty if you do not know; we will ask.</p>',
      formType: 'CustomPartRequestForm',
    }),
    faq('Questions about custom parts', {
      'Who owns the tool?':
        '<p>Say in your request whether you want to own it. It is then quoted as a separate line.</p>',
      'Can I send a part without a drawing?':
        '<p>Yes. <a href="/reverse-engineering">Reverse engineering</a> makes the drawing and identifies the polymer as far as tests allow.</p>',
      'Which tolerances are realistic?':
        '<p>Those of the <a href="/rma-tolerances">RMA tables</a> for molded rubber. Tighter ones are possible for single dimensions.</p>',
      'Are my drawings kept private?':
        '<p>They are used for your quote and your order. The <a href="/privacy-policy">privacy policy</a> says how long data is stored.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Check standard rings first',
      content: '2,779 standard sizes need no tooling.',
      actions: [primary('Shop by size', '/shop/orings?size=AS568-110'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});
