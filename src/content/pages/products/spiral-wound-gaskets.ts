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
      lead: 'Metal strip in a V shape, wound together with soft filler. The metal springs back as the flange breathes with heat and pressure; the filler seals.',
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
            '<p>Stops the winding from buckling into the pipe and fills the space where turbulence would wear the flange. Called for with PTFE filler, at high classes and in vacuum.</p>',
        },
        {
          heading: 'Winding',
          content:
            '<p>Stainless strip and filler in alternate turns, with a few bare turns at start and end. This is the only part that seals.</p>',
        },
        {
          heading: 'Centering ring',
          content: '<p>Sits within the bolts, puts the winding in the middle and limits how far it can be crushed.</p>',
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
      note: 'An excerpt for identifying a gasket on the shelf. Read the print on the ring before it goes into a line.',
    }),
    block('Content Subheader', {
      id: 'filler',
      heading: 'Graphite or PTFE',
      content:
        '<p>Flexible graphite takes heat, steam and hydrocarbons and follows a flange through its cycles; oxygen at high temperature and strong oxidizing acids consume it. PTFE resists nearly every chemical and keeps the product white, and it flows: it needs an inner ring, and its typical upper limit is 260 °C.</p>',
    }),
    block('List', {
      id: 'specify',
      heading: 'A complete order line',
      style: 'numbers',
      items: [
        { text: 'Flange standard and facing: raised face, tongue and groove, or male and female.' },
        { text: 'Nominal size and pressure class.' },
        { text: 'Winding metal and filler.' },
        { text: 'Inner ring and centering ring with their metals, or none.' },
        { text: 'Medium, temperature and the reason for change if the last one leaked.' },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Where it is the right gasket',
      columns: [
        {
          heading: 'Good reasons',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Steam, hot oil and gas in raised-face flanges' },
            { text: 'Temperature and pressure that swing' },
            { text: 'Flanges with strong bolts' },
          ],
        },
        {
          heading: 'Think again if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Cast-iron or plastic flanges: seating force is too high' },
            { text: 'Flat-face flanges without a centering edge' },
            { text: 'Enamel or glass linings' },
            { text: 'Light duty, where cut sheet does the job for less' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'In the field',
      items: [
        {
          question: 'Can I refit one after opening the joint?',
          answer: '<p>No. The winding has taken the shape of both faces and does not recover fully.</p>',
        },
        {
          question: 'Why did the inside unwind?',
          answer:
            '<p>Overload without an inner ring, or a gasket of a higher class than the flange. Check the print against the flange.</p>',
        },
        {
          question: 'What finish should the flange have?',
          answer:
            '<p>A fine concentric or spiral turning, no radial marks. The flange standard states the range; photos of the face help us judge.</p>',
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
