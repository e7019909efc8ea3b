import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/materialpages/peek',
  title: 'PEEK backup rings and seal parts',
  description:
    'PEEK stays stiff and strong to 250 °C in steam, oil and gas. Use it for backup rings, seats and hard seal lips; avoid strong oxidizing acids.',
  image: '/drawings/temperature-range.svg?low=-60&high=250',
  blocks: [
    block('Content Header', {
      heading: 'PEEK',
      lead: 'Polyetheretherketone supports soft seals. It holds its shape from −60 to 250 °C (−76 to 482 °F), in steam and hydrocarbons, at 85 to 88 Shore D. It closes extrusion gaps into which PTFE would creep.',
      actions: [
        { label: 'Quote PEEK backup rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'PEEK rings in the store', url: '/shop/orings?material=peek' },
      ],
      image: '/drawings/temperature-range.svg?low=-60&high=250',
      material: 'PEEK',
    }),
    block('Table of Contents', {}),
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
      head: [
        { text: 'Material' },
        { text: 'High, °C', numeric: true },
        { text: 'Shore D', numeric: true },
        { text: 'Used for' },
      ],
      rows: [
        {
          cells: [
            { text: 'Virgin PTFE', url: '/materialpages/ptfe' },
            { text: '260' },
            { text: '50–65' },
            { text: 'Any chemical, moderate pressure' },
          ],
        },
        {
          cells: [
            { text: 'Filled PTFE', url: '/filled-ptfe' },
            { text: '260' },
            { text: '60–70' },
            { text: 'More pressure, some motion' },
          ],
        },
        {
          cells: [
            { text: 'Nylon', url: '/nylon' },
            { text: '110' },
            { text: '75–85' },
            { text: 'Oil hydraulics, snap-in rings' },
          ],
        },
        { cells: [{ text: 'PEEK' }, { text: '250' }, { text: '85–88' }, { text: 'High pressure and heat together' }] },
      ],
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'Limits',
      columns: [
        {
          heading: 'Attacked by',
          bulletType: 'minus_bullet',
          points: [{ text: 'Concentrated sulfuric and nitric acid' }, { text: 'Halogens' }],
        },
        {
          heading: 'Needs care',
          points: [
            { text: 'Assembly tools: the part is notch-sensitive' },
            { text: 'Carbon- or glass-filled grades: they wear soft shafts' },
            { text: 'Price: use PEEK only where it is needed' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about PEEK',
      items: [
        {
          question: 'Can PEEK be a seal by itself?',
          answer:
            '<p>As a valve seat or as a lip with a strong spring, yes. As a plain ring it is too stiff to follow a flange.</p>',
        },
        {
          question: 'Are there oil-field test reports?',
          answer:
            '<p>Grades tested to NORSOK M-710 exist. Ask for the report of the grade quoted; see <a href="/rapid-gas-decompression">rapid gas decompression</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'PEEK',
      store: '/shop/orings?material=peek',
      links: [
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'Filled PTFE', url: '/filled-ptfe' },
        { label: 'Nylon (PA)', url: '/nylon' },
        { label: 'Rapid gas decompression', url: '/rapid-gas-decompression' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send gap, pressure and temperature',
      content: 'Add the O-ring size, and we quote the matching PEEK ring.',
      actions: [
        { label: 'Request PEEK rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'Backup rings explained', url: '/backup-rings' },
      ],
    }),
  ],
});
