import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/custom-o-rings',
  title: 'Custom O-rings: size, compound, marking',
  description:
    'O-rings made to your inside diameter, cross-section, compound, color or marking: what can be changed, what each change costs in tooling, request form.',
  image: '/drawings/giant-o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Custom O-rings',
      lead: 'O-rings in diameters, rubbers or colors outside the catalog. One change is a small job; several make a new product.',
      actions: [
        primary('Request a custom ring', '#request'),
        link('Check standard sizes first', '/shop/orings?stock_available=true'),
      ],
      image: '/drawings/measure-id.svg',
      altText: 'Inside diameter of a ring between the jaws of a caliper',
    }),
    block('Data Table', {
      id: 'change',
      heading: 'What can be changed',
      caption: 'Changes to a standard O-ring and what they involve',
      head: head('Change', 'New tool?', 'Think of'),
      rows: [
        row('Inside diameter', 'Yes, or a spliced joint', 'Stretching a standard ring by up to 5% needs no tool'),
        row('Cross-section', 'Yes', 'The groove has to be recalculated'),
        row('Polymer or hardness', 'Seldom', 'Different shrinkage changes the size'),
        row('Color', 'No', 'A pigment is part of an approved recipe'),
        row('Tolerance', 'Sometimes', 'Sorting may be enough'),
        row('Stripe, dot or print', 'No', 'Ink must survive the medium'),
        row('Cleaning, coating, packing', 'No', 'See the service pages'),
      ],
    }),
    block('Content Subheader', {
      id: 'shrinkage',
      heading: 'Why a mold fits one compound',
      content:
        '<p>Rubber shrinks as it cools after molding, by a rate that depends on the recipe: a cavity made for nitrile gives a slightly smaller ring in fluorocarbon and an even smaller one in many perfluoroelastomers. On a thin cross-section this does not matter; on a diameter of 300 mm the difference can exceed the tolerance.</p><p>Decide on the compound before the tool is made. If you expect to test two rubbers, say so at the start: the cavity can be sized so that both are within limits, or two can be planned.</p>',
    }),
    block('Title Block', {
      id: 'tolerance',
      facts: [
        { label: 'AS568-214, inside diameter', value: '24.99 ±0.25 mm', url: '/as568-sizing-chart' },
        { label: 'Its cross-section', value: '3.53 ±0.10 mm' },
        { label: 'Tables for molded rubber', value: 'RMA classes', url: '/rma-tolerances' },
        { label: 'Standard sizes on the list', value: '2,779' },
      ],
    }),
    block('Column Content', {
      id: 'sure',
      heading: 'Custom or standard?',
      columns: [
        plusPoints('Custom for', [
          'Existing hardware that cannot be remachined',
          'A rubber named in your approval',
          'Yearly quantities that justify a tool',
        ]),
        minusPoints('Standard if', [
          'The groove is not final: design it around a standard size',
          'The next smaller ring would fit with little stretch',
          'Spares must be available worldwide for years',
        ]),
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?stock_available=true',
      links: [
        link('Giant O-rings', '/giant-o-rings'),
        link('Micro O-rings', '/micro-o-rings'),
        link('Custom molded parts', '/custom-parts'),
        link('Square rings', '/square-rings'),
        link('Deflashing', '/deflashing'),
        link('Coatings', '/coatings'),
      ],
    }),
    block('Form', {
      id: 'request',
      formType: 'CustomPartRequestForm',
      heading: 'Describe the ring or the groove',
      content:
        '<p>Inside diameter and cross-section define a ring. If you only have the groove, attach its drawing.</p>',
    }),
    faq('Questions about custom O-rings', {
      'Is there a minimum quantity?':
        '<p>It depends on the tool. Without one, by <a href="/splicing-and-vulcanizing">splicing cord</a>, a single ring is possible; with one, ask for prices at three quantities.</p>',
      'Can one be made from a sample?':
        '<p>From an unused one, yes. A used ring is swollen, shrunk or flattened, so <a href="/reverse-engineering">reverse engineering</a> starts from its groove.</p>',
      'How will I know the lot?':
        '<p>The label shows compound, batch and cure date. Larger rings can also be marked themselves.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Colored rings in stock',
      content: 'Before you order a custom color, see what the store has in blue, green and brown.',
      actions: [
        primary('Shop colored rings', '/shop/orings?color=blue,green,brown'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});
