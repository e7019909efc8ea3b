import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/custom-o-rings',
  title: 'Custom O-rings: size, compound, marking',
  description:
    'O-rings made to your inside diameter, cross-section, compound, color or marking: what can be changed, what each change costs in tooling, request form.',
  image: '/drawings/giant-o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Custom O-rings',
      lead: 'A round section in a diameter, rubber or color that no list carries. Change one thing and it is a small job; change all of them and it is a new product.',
      actions: [
        { label: 'Request a custom ring', url: '#request', priority: 'primary' },
        { label: 'Check standard sizes first', url: '/shop/orings?stock_available=true' },
      ],
      image: '/drawings/measure-id.svg',
      altText: 'Inside diameter of a ring between the jaws of a caliper',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'change',
      heading: 'What can be changed',
      caption: 'Changes to a standard O-ring and what they involve',
      head: head('Change', 'New tool?', 'Think of'),
      rows: [
        row('Inside diameter', 'Yes, or a spliced joint', 'Stretching a standard ring by up to 5% is free'),
        row('Cross-section', 'Yes', 'The groove has to be recalculated'),
        row('Polymer or hardness', 'Seldom', 'Another shrinkage shifts the size'),
        row('Color', 'No', 'A pigment is part of an approved recipe'),
        row('Tolerance', 'Sometimes', 'Sorting may do instead'),
        row('Stripe, dot or print', 'No', 'Ink must survive the medium'),
        row('Cleaning, coating, packing', 'No', 'See the service pages'),
      ],
    }),
    block('Content Subheader', {
      id: 'shrinkage',
      heading: 'Why a mold is made for one compound',
      content:
        '<p>Rubber leaves the mold hot and shrinks while it cools. The rate belongs to the recipe: a cavity cut for nitrile gives a slightly smaller ring in fluorocarbon and a smaller one again in many perfluoroelastomers. On a thin section nobody notices; on a diameter of 300 mm the difference can exceed the tolerance.</p><p>So a drawing should fix the compound before the tool is cut. If you expect to test two rubbers, say it at the start, and the cavity can be placed where both land within limits, or two can be planned.</p>',
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
      heading: 'Custom, or a neighbor from the list?',
      columns: [
        {
          heading: 'Go custom for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Existing hardware that cannot be recut' },
            { text: 'A rubber your approval names' },
            { text: 'Yearly numbers that carry a tool' },
          ],
        },
        {
          heading: 'Take a neighbor if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'The groove is still a line on the screen: draw it around a listed size' },
            { text: 'A ring one step smaller would sit with little stretch' },
            { text: 'Spares must be found abroad in ten years' },
          ],
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?stock_available=true',
      links: [
        { label: 'Giant O-rings', url: '/giant-o-rings' },
        { label: 'Micro O-rings', url: '/micro-o-rings' },
        { label: 'Custom molded parts', url: '/custom-parts' },
        { label: 'Square rings', url: '/square-rings' },
        { label: 'Deflashing', url: '/deflashing' },
        { label: 'Coatings', url: '/coatings' },
      ],
    }),
    block('Form', {
      id: 'request',
      formType: 'CustomPartRequestForm',
      heading: 'Give us the ring or the groove',
      content:
        '<p>Two of inside diameter, outside diameter and cross-section define a ring. If you only have the groove, attach its drawing.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Custom rings in practice',
      items: [
        {
          question: 'Is there a smallest quantity?',
          answer:
            '<p>The tool decides. Without one, by <a href="/splicing-and-vulcanizing">splicing cord</a>, a single ring makes sense; with one, ask for prices at three quantities.</p>',
        },
        {
          question: 'Can one be made from a sample?',
          answer:
            '<p>From an unused one, yes. A used ring has swollen, shrunk or gone flat, so <a href="/reverse-engineering">reverse engineering</a> starts from its groove.</p>',
        },
        {
          question: 'How will I know the lot?',
          answer:
            '<p>By label: compound, batch and cure date. Marks on the ring itself are possible on larger sections.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Color is often stocked',
      content: 'Before ordering a pigment, look at what the store lists in blue, green and brown.',
      actions: [
        { label: 'Shop colored rings', url: '/shop/orings?color=blue,green,brown', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
