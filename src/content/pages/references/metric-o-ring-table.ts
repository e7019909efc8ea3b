import { block, definePage } from '../../define-page.ts';
import { link, primary, texts } from '../../shorthand.ts';

const SECTIONS = [
  '1.00',
  '1.50',
  '1.80',
  '2.00',
  '2.50',
  '2.65',
  '3.00',
  '3.50',
  '3.55',
  '4.00',
  '5.00',
  '5.30',
  '6.00',
  '7.00',
  '8.00',
  '10.00',
] as const;

export const page = definePage({
  path: '/metric-o-ring-table',
  title: 'Metric O-ring table: 1,999 sizes by section',
  description:
    'Metric O-rings from 1 to 10 mm cross-section with inside diameter in mm and inches. Filter by measured diameter and open the size in the store.',
  blocks: [
    block('Content Header', {
      heading: 'Metric O-ring table',
      lead: 'A metric ring is named by its two dimensions: 24X3 is 24 millimeters inside diameter by 3 millimeters cross-section. The table has 1,999 sizes in 16 cross-sections.',
      actions: [
        primary('Shop metric sizes', '/shop/orings?search=metric'),
        link('Dimension not listed', '/custom-o-rings'),
        link('Find a measured ring', '/tools/size-finder'),
      ],
      image: '/drawings/measure-id.svg',
      altText: 'Inside diameter of an O-ring between the jaws of a caliper',
    }),
    block('Table of Contents', {
      heading: 'Sections',
      items: [
        link('Choosing a section', '#choosing'),
        link('Find a size', '#sizes'),
        ...SECTIONS.map((section) => link(`${section} mm`, `#cs-${section.replace('.', '-')}`)),
      ],
    }),
    block('Content Subheader', {
      id: 'choosing',
      heading: 'Choosing a cross-section',
      content:
        '<p>The table has two families. ISO 3601 and DIN 3771 use 1.80, 2.65, 3.55, 5.30 and 7.00 mm, each within a few hundredths of an AS568 cross-section, with diameters in irregular steps. Whole and half millimeters, 1.00, 1.50, 2.00 and so on, are common in European machines. A groove for one family gives the other a different squeeze.</p><p>If you are free to choose, use 2.00 mm for diameters up to about 20 mm, 3.00 mm up to 60 mm, and 4.00 or 5.00 mm above. A thicker ring tolerates more: a machining error of 0.05 mm is a smaller share of its cross-section.</p>',
    }),
    block('Title Block', {
      facts: [
        { label: 'Smallest', value: '1 × 1 mm' },
        { label: 'Sections', value: '16, from 1.00 to 10.00 mm' },
        { label: 'In a published table', value: '852 sizes' },
        { label: 'By regular steps', value: '1,147 sizes' },
      ],
    }),
    block('Size Chart', { id: 'sizes', heading: 'Find a metric size', standard: 'metric' }),
    block('Content Subheader', {
      id: 'basis',
      heading: 'Published sizes and regular steps',
      content:
        '<p>The last column but one shows the source. “Published” sizes are in at least one table of ISO 3601, DIN 3771 or common stock sizes. “Regular step” sizes continue the even steps in which suppliers list metric rings. For new designs prefer published sizes: they are easier to buy anywhere.</p><p>We have no tolerances for metric rings on file. ISO 3601-1 defines classes; name the class you need in your request, and the quote states it.</p>',
    }),
    block('List', {
      heading: 'Finding the size of a worn ring',
      style: 'numbers',
      items: texts(
        'Measure the cross-section first, across the flattened side and at right angles to it; the mean is close to that of a new ring.',
        'Enter the cross-section, then the inside diameter. Rows within the tolerance stay, and the closest is marked.',
        'Check the groove against the <a href="/static-rod-piston-design">static</a> or <a href="/face-seal-design">face seal</a> tables before you order a batch.',
      ),
    }),
    block('Consult an Engineer', {
      content:
        'Converting an inch design to metric rings changes every groove. Have the new depth and width checked before you order tooling.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=metric',
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS sizing chart', '/jis-sizing-chart'),
        link('Parker series 5-xxx', '/parker-series-5-xxx-o-ring-sizes'),
        link('BS 4518 and ISO 6149', '/bs-4518-iso-6149-sizing-chart'),
        link('Giant O-rings', '/giant-o-rings'),
        link('Micro O-rings', '/micro-o-rings'),
        link('Custom O-rings', '/custom-o-rings'),
        link('ISO 3601-2 groove chart', '/iso-3601-2-groove-chart'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Metric rings by the piece',
      content: 'Choose EPDM for water, nitrile for oil or silicone for heat, then the size.',
      actions: [
        primary('Metric EPDM rings', '/shop/orings?search=metric&material=epdm'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});
