import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/spiral-wound-gaskets',
  title: 'Spiral-wound gaskets for pipe flanges',
  description:
    'Spiral-wound gaskets: winding, filler and rings explained, color code of ASME B16.20, how to specify one and how to tighten it.',
  image: '/drawings/spiral-wound-gasket.svg',
  blocks: [
    block('Content Header', {
      heading: 'Spiral-wound gaskets',
      lead: 'Metal strip in a V shape, wound together with soft filler. The metal springs back as the flange moves with heat and pressure; the filler seals.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Color code', url: '#colors' },
      ],
      image: '/drawings/spiral-wound-gasket.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'parts',
      heading: 'From the bore outward',
      columns: [
        {
          heading: 'Inner ring',
          content:
            '<p>Stops the winding from buckling into the pipe and fills the space where turbulence would erode the flange. Required with PTFE filler, in high pressure classes and in vacuum.</p>',
        },
        {
          heading: 'Winding',
          content:
            '<p>Stainless strip and filler in alternate turns, with a few turns without filler at start and end. Only this part seals.</p>',
        },
        {
          heading: 'Centering ring',
          content: '<p>Lies inside the bolts, centers the winding and limits its compression.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'colors',
      heading: 'Color code',
      caption: 'Colors of ASME B16.20: the rim shows the winding metal, stripes show the filler',
      head: [{ text: 'Mark' }, { text: 'Color' }, { text: 'Meaning' }],
      rows: [
        { cells: [{ text: 'Rim' }, { text: 'Yellow' }, { text: '304 stainless' }] },
        { cells: [{ text: 'Rim' }, { text: 'Green' }, { text: '316L stainless' }] },
        { cells: [{ text: 'Rim' }, { text: 'Turquoise' }, { text: '321 stainless' }] },
        { cells: [{ text: 'Rim' }, { text: 'Blue' }, { text: '347 stainless' }] },
        { cells: [{ text: 'Stripes' }, { text: 'Gray' }, { text: 'Flexible graphite' }] },
        { cells: [{ text: 'Stripes' }, { text: 'White' }, { text: 'PTFE' }] },
      ],
      note: 'An excerpt, for identifying a gasket in stock. Read the marking on the ring before you install it.',
    }),
    block('Content Subheader', {
      id: 'filler',
      heading: 'Graphite or PTFE',
      content:
        '<p>Flexible graphite withstands heat, steam and hydrocarbons and follows a flange through thermal cycles; hot oxygen and strong oxidizing acids consume it. PTFE resists nearly every chemical and does not discolor the product, but it creeps: it needs an inner ring, and its typical upper limit is 260 °C.</p>',
    }),
    block('List', {
      id: 'specify',
      heading: 'What to order',
      style: 'numbers',
      items: [
        { text: 'Flange standard and facing: raised face, tongue and groove, or male and female.' },
        { text: 'Nominal size and pressure class.' },
        { text: 'Winding metal and filler.' },
        { text: 'Inner ring and centering ring with their metals, or none.' },
        { text: 'Medium, temperature and, if the last one leaked, how.' },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to use one',
      columns: [
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Steam, hot oil and gas in raised-face flanges' },
            { text: 'Changing temperature and pressure' },
            { text: 'Flanges with strong bolts' },
          ],
        },
        {
          heading: 'Not suited to',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Cast-iron or plastic flanges, which cannot take the seating force' },
            { text: 'Flat-face flanges without a centering edge' },
            { text: 'Enamel or glass linings' },
            { text: 'Light duty, where cut sheet does the job for less' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about spiral-wound gaskets',
      items: [
        {
          question: 'Can I reuse one after opening the joint?',
          answer: '<p>No. The winding has taken the shape of both faces and does not recover fully.</p>',
        },
        {
          question: 'Why did the inside unwind?',
          answer:
            '<p>It was overloaded without an inner ring, or made for a higher class than the flange. Compare the marking with the flange.</p>',
        },
        {
          question: 'What finish should the flange have?',
          answer:
            '<p>Fine concentric or spiral turning without radial marks. The flange standard states the range; photos of the face help us assess it.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fepm',
      links: [
        { label: 'Gaskets', url: '/gaskets' },
        { label: 'Isolation kits', url: '/isolation-kits' },
        { label: 'Metal seals', url: '/metal-seals' },
        { label: 'Chemical processing', url: '/industries/chemical-processing' },
        { label: 'Oil field', url: '/industries/oil-field' },
        { label: 'Face seal design', url: '/face-seal-design' },
        { label: 'FEPM O-rings for steam', url: '/shop/orings?material=fepm' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the line list',
      content: 'Size, class, facing and medium for each flange: one table, one quote.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Contact us', url: '/contact-us' },
      ],
    }),
  ],
});
