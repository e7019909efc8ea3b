import { block, definePage } from '../../define-page.ts';
import { link, minusPoints, plusPoints, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/parker-series-5-xxx-o-ring-sizes',
  title: 'Parker series 5-xxx O-ring sizes with the nearest stock size',
  description:
    '442 sizes of the 5-xxx series with inside diameter and cross-section in mm and inches, each with the nearest AS568, JIS or metric size in the store.',
  blocks: [
    block('Content Header', {
      heading: 'Parker series 5-xxx O-ring sizes',
      lead: '5-xxx numbers are one manufacturer’s list of special sizes between the AS568 sizes. We sell none by that number: each row shows the nearest AS568, JIS or metric size that we do sell.',
      actions: [
        primary('Find by dimensions', '/shop/orings?search=metric'),
        link('Quote a 5-xxx number', '/request-a-quote'),
        link('Find a measured ring', '/tools/size-finder'),
      ],
      image: '/drawings/measure-cs.svg',
      altText: 'Cross-section of an O-ring measured with a caliper',
    }),
    block('Content Subheader', {
      id: 'series',
      heading: 'What the number means',
      content:
        '<p>Between two AS568 dash numbers the inside diameter can differ by 1.6 mm or more. Equipment builders use special sizes in between, and one large manufacturer numbered them from 5-001. Unlike a dash number, a 5-xxx number follows no rule: neither cross-section nor diameter can be derived from it. Consecutive numbers can have different cross-sections.</p><p>The dimensions below come from one published table. It is consistent in itself, but we have not checked it against the manufacturer’s list, and it gives no tolerances. Measure a ring or read the drawing before you order: an error in a copied table shows only when a joint leaks.</p>',
    }),
    block('Title Block', {
      facts: [
        { label: 'Sizes', value: '442' },
        { label: 'Match a sold size', value: '240' },
        { label: 'Near one', value: '131' },
        { label: 'Far from all', value: '71' },
      ],
    }),
    block('Listed Sizes', { id: 'sizes', heading: 'Find a 5-xxx size', list: 'parker-5' }),
    block('List', {
      id: 'steps',
      heading: 'Three ways to the right ring',
      style: 'numbers',
      items: texts(
        'Read the parts list or drawing. Many give inside diameter and cross-section beside the 5-xxx number; these two dimensions are enough.',
        'Measure a new ring: cross-section first, then inside diameter. <a href="/measuring-o-rings">Measuring O-rings</a> explains how used rings differ.',
        'Measure the groove. Its depth gives the cross-section, its diameter the ring, with up to 5% stretch.',
      ),
    }),
    block('Page Margin', {
      store: '/shop/orings?search=metric',
      links: [
        link('Measuring O-rings', '/measuring-o-rings'),
        link('Metric O-ring table', '/metric-o-ring-table'),
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('BS 4518 and ISO 6149', '/bs-4518-iso-6149-sizing-chart'),
        link('Custom O-rings', '/custom-o-rings'),
      ],
    }),
    block('Tile Grid', {
      id: 'neighbors',
      heading: 'Where to look for a match',
      columns: '3',
      items: [
        {
          image: '/drawings/measure-id.svg',
          title: 'Metric table',
          text: '1,999 sizes in steps as small as half a millimeter: the most likely match.',
          url: '/metric-o-ring-table',
        },
        {
          image: '/drawings/size-chart.svg',
          title: 'AS568 chart',
          text: '394 dash numbers; some special sizes turn out to be standard.',
          url: '/as568-sizing-chart',
        },
        {
          image: '/drawings/custom-part.svg',
          title: 'Made to print',
          text: 'A molded or spliced ring if no listed size is close enough.',
          url: '/custom-o-rings',
        },
      ],
    }),
    block('Column Content', {
      heading: 'When is a size close enough?',
      columns: [
        plusPoints('Usually close enough', [
          'Cross-section within 0.05 mm and inside diameter up to 2% smaller, in a static joint.',
          'A groove that can be remachined for a standard ring.',
        ]),
        minusPoints('Ask first', [
          'An inside diameter larger than the groove in a radial seal: the loose ring is pinched.',
          'A cross-section 0.1 mm thinner in a moving seal, which has little squeeze.',
        ]),
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Name the machine, the 5-xxx number and any dimension you have. An engineer compares it with standard sizes and tells you whether a stock ring fits or one has to be made.',
    }),
    block('Lower Call to Action', {
      heading: 'Have only the number?',
      content: 'Put it in a quote request with quantity and fluid; we confirm the dimensions with you before we quote.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Call or write', '/contact-us')],
    }),
  ],
});
