import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/spiral-wound-gaskets',
  title: 'Spiral-wound gaskets for pipe flanges',
  description:
    'Spiral-wound gaskets: winding, filler and rings explained, color code of ASME B16.20, how to specify one and how to tighten it.',
  blocks: [
    block('Content Header', {
      heading: 'Spiral-wound gaskets',
      lead: 'Metal strip in a V shape, wound together with soft filler. The metal springs back as the flange moves with heat and pressure; the filler seals.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Color code', '#colors')],
      image: '/drawings/spiral-wound-gasket.svg',
    }),
    block('Column Content', {
      id: 'parts',
      heading: 'From the bore outward',
      columns: columns({
        'Inner ring':
          '<p>Stops the winding from buckling into the pipe and fills the space where turbulence would erode the flange. Required with PTFE filler, in high pressure classes and in vacuum.</p>',
        Winding:
          '<p>Stainless strip and filler in alternate turns, with a few turns without filler at start and end. Only this part seals.</p>',
        'Centering ring': '<p>Lies inside the bolts, centers the winding and limits its compression.</p>',
      }),
    }),
    block('Data Table', {
      id: 'colors',
      heading: 'Color code',
      caption: 'Colors of ASME B16.20: the rim shows the winding metal, stripes show the filler',
      head: head('Mark', 'Color', 'Meaning'),
      rows: [
        row('Rim', 'Yellow', '304 stainless'),
        row('Rim', 'Green', '316L stainless'),
        row('Rim', 'Turquoise', '321 stainless'),
        row('Rim', 'Blue', '347 stainless'),
        row('Stripes', 'Gray', 'Flexible graphite'),
        row('Stripes', 'White', 'PTFE'),
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
      items: texts(
        'Flange standard and facing: raised face, tongue and groove, or male and female.',
        'Nominal size and pressure class.',
        'Winding metal and filler.',
        'Inner ring and centering ring with their metals, or none.',
        'Medium, temperature and, if the last one leaked, how.',
      ),
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to use one',
      columns: [
        plusPoints('Suited to', [
          'Steam, hot oil and gas in raised-face flanges',
          'Changing temperature and pressure',
          'Flanges with strong bolts',
        ]),
        minusPoints('Not suited to', [
          'Cast-iron or plastic flanges, which cannot take the seating force',
          'Flat-face flanges without a centering edge',
          'Enamel or glass linings',
          'Light duty, where cut sheet does the job for less',
        ]),
      ],
    }),
    faq('Questions about spiral-wound gaskets', {
      'Can I reuse one after opening the joint?':
        '<p>No. The winding has taken the shape of both faces and does not recover fully.</p>',
      'Why did the inside unwind?':
        '<p>It was overloaded without an inner ring, or made for a higher class than the flange. Compare the marking with the flange.</p>',
      'What finish should the flange have?':
        '<p>Fine concentric or spiral turning without radial marks. The flange standard states the range; photos of the face help us assess it.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fepm',
      links: [
        link('Gaskets', '/gaskets'),
        link('Isolation kits', '/isolation-kits'),
        link('Metal seals', '/metal-seals'),
        link('Chemical processing', '/industries/chemical-processing'),
        link('Oil field', '/industries/oil-field'),
        link('Face seal design', '/face-seal-design'),
        link('FEPM O-rings for steam', '/shop/orings?material=fepm'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the line list',
      content: 'Size, class, facing and medium for each flange: one table, one quote.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Contact us', '/contact-us')],
    }),
  ],
});
