import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, numeric, points, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/materialpages/peek',
  title: 'PEEK backup rings and seal parts',
  description:
    'PEEK stays stiff and strong to 250 °C in steam, oil and gas. Use it for backup rings, seats and hard seal lips; avoid strong oxidizing acids.',
  blocks: [
    block('Content Header', {
      heading: 'PEEK',
      lead: 'Polyetheretherketone supports soft seals. It holds its shape from −60 to 250 °C (−76 to 482 °F), in steam and hydrocarbons, at 85 to 88 Shore D. It closes extrusion gaps into which PTFE would creep.',
      actions: [
        primary('Quote PEEK backup rings', '/request-a-quote'),
        link('PEEK rings in the store', '/shop/orings?material=peek'),
      ],
      image: '/drawings/temperature-range.svg?low=-60&high=250',
      material: 'PEEK',
    }),
    block('Content Subheader', {
      id: 'role',
      heading: 'Why use a hard backup ring',
      content:
        '<p>Under pressure, rubber flows into any gap like a thick liquid. A PEEK ring on the low-pressure side bridges the gap: its stiffness drops little up to its glass transition near 143 °C and remains useful well above. Since it hardly deforms, it must fit well: use a scarf cut or a split groove.</p>',
    }),
    block('Image List', {
      items: [
        {
          image: '/drawings/failure-extrusion.svg',
          altText: 'O-ring with nibbled edge after extrusion',
          caption: 'Without a backup ring: the edge is nibbled away',
        },
        {
          image: '/drawings/backup-ring.svg',
          altText: 'O-ring with backup ring in its groove',
          caption: 'With a backup ring',
        },
      ],
    }),
    block('Data Table', {
      id: 'backup',
      heading: 'Backup ring plastics compared',
      caption: 'Backup ring materials by stiffness and heat',
      head: head('Material', numeric('High, °C'), numeric('Shore D'), 'Used for'),
      rows: [
        row(['Virgin PTFE', '/materialpages/ptfe'], '260', '50–65', 'Any chemical, moderate pressure'),
        row(['Filled PTFE', '/filled-ptfe'], '260', '60–70', 'More pressure, some motion'),
        row(['Nylon', '/nylon'], '110', '75–85', 'Oil hydraulics, snap-in rings'),
        row('PEEK', '250', '85–88', 'High pressure and heat together'),
      ],
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'Limits',
      columns: [
        minusPoints('Attacked by', ['Concentrated sulfuric and nitric acid', 'Halogens']),
        points('Needs care', [
          'Assembly tools: the part is notch-sensitive',
          'Carbon- or glass-filled grades: they wear soft shafts',
          'Price: use PEEK only where it is needed',
        ]),
      ],
    }),
    faq('Questions about PEEK', {
      'Can PEEK be a seal by itself?':
        '<p>As a valve seat or as a lip with a strong spring, yes. As a plain ring it is too stiff to follow a flange.</p>',
      'Are there oil-field test reports?':
        '<p>Grades tested to NORSOK M-710 exist. Ask for the report of the grade quoted; see <a href="/rapid-gas-decompression">rapid gas decompression</a>.</p>',
    }),
    block('Page Margin', {
      material: 'PEEK',
      store: '/shop/orings?material=peek',
      links: [
        link('PTFE', '/materialpages/ptfe'),
        link('Filled PTFE', '/filled-ptfe'),
        link('Nylon (PA)', '/nylon'),
        link('Rapid gas decompression', '/rapid-gas-decompression'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send gap, pressure and temperature',
      content: 'Add the O-ring size, and we quote the matching PEEK ring.',
      actions: [primary('Request PEEK rings', '/request-a-quote'), link('Backup rings explained', '/backup-rings')],
    }),
  ],
});
