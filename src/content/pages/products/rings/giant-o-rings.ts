import { block, definePage } from '../../../define-page.ts';
import { columns, faq, link, primary, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/giant-o-rings',
  title: 'Giant O-rings above 400 mm',
  description:
    'Large O-rings molded or spliced: what the standard tables hold above 400 mm, how to measure a large ring and how to store and install it.',
  blocks: [
    block('Content Header', {
      heading: 'Giant O-rings',
      lead: 'For tank lids, turbine casings and vacuum chambers. The store lists inside diameters up to 1,044 mm; larger rings are made to your circumference.',
      actions: [primary('Shop from 400 mm', '/shop/orings?id_low=400'), link('Request a quote', '/request-a-quote')],
      image: '/drawings/giant-o-ring.svg',
    }),
    block('Content Subheader', { id: 'sizes', heading: 'Largest standard sizes' }),
    block('Title Block', {
      facts: [
        { label: 'AS568, largest inside diameter', value: '658.88 mm (−395)', url: '/as568-sizing-chart' },
        { label: 'JIS, largest', value: '1,044 mm (V1055)', url: '/jis-sizing-chart' },
        { label: 'Metric, largest', value: '1,000 mm', url: '/metric-o-ring-table' },
        { label: 'Usual section', value: '5 to 10 mm' },
      ],
    }),
    block('Text', {
      text: '<p>Dash numbers −425 to −475 have a section of 6.99 mm, JIS V rings of this size 10 mm. A thick cross-section tolerates more: flanges this wide are rarely flat, and the ring must take up the waviness as well as the squeeze.</p>',
    }),
    block('Column Content', {
      id: 'making',
      heading: 'Molded or spliced',
      columns: columns({
        Molded:
          '<p>One piece without a joint. It needs a mold of that diameter, or a short mold in which the ring is cured section by section. For vacuum, moving parts and wherever a joint is not allowed.</p>',
        Spliced:
          '<p>Cord is cut at an angle and vulcanized end to end. Any diameter, no mold, little setup. The joint is part of the seal, so place it away from the pressure port; <a href="/splicing-and-vulcanizing">splicing and vulcanizing</a> explains how it is tested.</p>',
      }),
    }),
    block('List', {
      id: 'measure',
      heading: 'How to measure a large ring',
      style: 'numbers',
      items: texts(
        'Measure the cross-section first, at four places, without pressing.',
        'Measure the groove rather than the old ring: used rings have shrunk, swollen or taken a set.',
        'Lay a steel tape on the groove floor and read the circumference. Divide by π for the diameter.',
        'A ring in a face groove rests on the outer wall under inside pressure, on the inner wall under vacuum. Tell us which applies.',
      ),
    }),
    block('Consult an Engineer', {
      content:
        'Above a meter, one percent of stretch is a centimeter of diameter. Have groove, cross-section and temperature checked before you order a mold.',
    }),
    faq('Questions about large rings', {
      'How is such a ring shipped?':
        '<p>Coiled in loops without kinks, or flat if a coating must not be folded. Unpack it a day early and let it relax at room temperature.</p>',
      'Does it need glue to stay in an overhead groove?':
        '<p>No. A <a href="/dove-tail-design">dovetail groove</a> holds the ring by its shape, and grease compatible with rubber and medium helps during assembly.</p>',
      'What about tolerance?':
        '<p>In AS568 it grows with the diameter. For spliced rings the length of the cord sets it; state the limits your groove needs and ask whether they can be held.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'related',
      heading: 'Related',
      content: '<p>For square, open or exposed grooves, one of these may be better.</p>',
      bubbles: [
        { label: 'Cord', url: '/o-ring-cord', image: '/drawings/o-ring-cord.svg' },
        { label: 'Square rings', url: '/square-rings', image: '/drawings/square-ring.svg' },
        { label: 'Extrusions', url: '/extrusions', image: '/drawings/extrusion.svg' },
        { label: 'Gaskets', url: '/gaskets', image: '/drawings/gasket.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?id_low=400',
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS sizing chart', '/jis-sizing-chart'),
        link('Metric O-ring table', '/metric-o-ring-table'),
        link('Splicing and vulcanizing', '/splicing-and-vulcanizing'),
        link('Dovetail groove design', '/dove-tail-design'),
        link('O-ring cord', '/o-ring-cord'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the circumference',
      content: 'With circumference, cross-section, medium and temperature we can quote a molded and a spliced ring.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Shop EPDM from 400 mm', '/shop/orings?material=epdm&id_low=400'),
      ],
    }),
  ],
});
