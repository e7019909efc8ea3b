import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/bs-4518-iso-6149-sizing-chart',
  title: 'BS 4518 and ISO 6149 O-ring sizes, nearest stock size',
  description:
    '203 sizes of BS 4518 and 12 port seals of ISO 6149 with inside diameter and cross-section, each with the nearest AS568, JIS or metric size in the store.',
  blocks: [
    block('Content Header', {
      heading: 'BS 4518 and ISO 6149 sizing chart',
      lead: 'British metric rings and the rings of hydraulic ports. We sell AS568, JIS and metric sizes: each row shows the nearest of them.',
      actions: [
        primary('Shop metric sizes', '/shop/orings?search=metric'),
        link('Quote a size', '/request-a-quote'),
        link('Find a measured ring', '/tools/size-finder'),
      ],
      image: '/drawings/measure-id.svg',
      altText: 'Caliper jaws inside an O-ring',
    }),
    block('Content Subheader', {
      id: 'numbers',
      heading: 'Reading the number',
      content:
        '<p>A BS 4518 number gives both dimensions in tenths of a millimeter: 0246-24 has an inside diameter of 24.6 mm and a cross-section of 2.4 mm. An ISO 6149 ring is named after the thread of its port: the ring of an M22x1.5 port has an inside diameter of 19.3 mm and a cross-section of 2.2 mm.</p><p>All figures are those of a single table, which lists no tolerances and has not been compared with the standards themselves. If a drawing calls for one of these standards, name it in your request.</p>',
    }),
    block('Data Table', {
      id: 'standards',
      heading: 'Where other standards are',
      caption: 'Size standards and the page that lists them',
      head: head('Standard', 'Listed in'),
      rows: [
        row('ISO 3601-1, inch cross-sections', ['AS568 sizing chart', '/as568-sizing-chart']),
        row('ISO 3601 and DIN 3771, metric cross-sections', ['Metric O-ring table', '/metric-o-ring-table']),
        row('JIS B 2401', ['JIS sizing chart', '/jis-sizing-chart']),
        row('Parker series 5-xxx', ['Parker series 5-xxx O-ring sizes', '/parker-series-5-xxx-o-ring-sizes']),
      ],
    }),
    block('Listed Sizes', { id: 'bs-4518', heading: 'BS 4518 sizes', list: 'bs-4518' }),
    block('Listed Sizes', { id: 'iso-6149', heading: 'ISO 6149 port seals', list: 'iso-6149' }),
    faq('Questions about these sizes', {
      'Can I use the nearest size?':
        '<p>A match in a static joint, after a check of the groove in <a href="/tools/groove-to-ring">Groove to ring</a>. The cross-section decides: a thinner ring is squeezed less in the same groove. In a moving seal use the cross-section that the groove was made for.</p>',
      'Can the exact size be made?':
        '<p>Yes, molded or spliced to your dimensions: see <a href="/custom-o-rings">custom O-rings</a>.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Send the thread or the groove, the fluid and the pressure. An engineer compares them with stocked sizes and tells you whether one fits.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=metric',
      links: [
        link('Metric O-ring table', '/metric-o-ring-table'),
        link('JIS sizing chart', '/jis-sizing-chart'),
        link('Parker series 5-xxx', '/parker-series-5-xxx-o-ring-sizes'),
        link('Measuring O-rings', '/measuring-o-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for metric ports',
      content: 'Choose nitrile for oil or fluorocarbon for heat, then the size.',
      actions: [
        primary('Metric nitrile rings', '/shop/orings?search=metric&material=nbr'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});
