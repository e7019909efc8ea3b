import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/isolation-kits',
  title: 'Flange isolation kits against corrosion',
  description:
    'Flange isolation kits separate two pipe flanges electrically: gasket types E, F and D, sleeves, washers, materials and how to test them.',
  blocks: [
    block('Content Header', {
      heading: 'Flange isolation kits',
      lead: 'A gasket, a sleeve for every bolt and washers under every nut: together they stop current from crossing a flange, and with it galvanic corrosion.',
      actions: [primary('Request a quote', '/request-a-quote'), link('What to state', '#state')],
      image: '/drawings/isolation-kit.svg',
    }),
    block('Content Subheader', {
      id: 'why',
      heading: 'Why separate two flanges',
      content:
        '<p>Where steel meets stainless steel, or a buried line a grounded station, the pair becomes a battery and the less noble metal corrodes. Cathodic protection has a related problem: its current drains away through every bare joint. An isolating flange stops both.</p>',
    }),
    block('Image Content Blocks', {
      id: 'types',
      heading: 'Three gasket types',
      items: [
        {
          image: '/drawings/gasket.svg',
          title: 'Type E',
          content: '<p>Full face, with bolt holes. Self-centering; it keeps dirt from bridging the gap.</p>',
          btnTitle: 'Full-face gaskets',
          btnLink: '/gaskets',
        },
        {
          image: '/drawings/washer-gasket.svg',
          title: 'Type F',
          content:
            '<p>A ring inside the bolt circle. Less material; the outer gap stays open and should be wrapped.</p>',
          btnTitle: 'Ring gaskets',
          btnLink: '/washer-gaskets',
        },
        {
          image: '/drawings/flange-pipe.svg',
          title: 'Type D',
          content: '<p>Fits the groove of a ring-type joint where a metal ring would conduct.</p>',
          btnTitle: 'Metal seals',
          btnLink: '/metal-seals',
        },
      ],
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials of a kit',
      caption: 'Parts of an isolation kit and usual materials',
      head: head('Part', 'Usual materials', 'What decides'),
      rows: [
        row('Gasket carrier', 'Glass-epoxy, phenolic, neoprene-faced phenolic', 'Pressure, temperature, water uptake'),
        row('Seal element', 'NBR, FKM, EPDM or spring-energized PTFE', 'Medium in the line'),
        row('Sleeve', 'Polyester film, nylon, glass-epoxy', 'Crushing as bolts are tightened'),
        row('Isolating washer', 'Phenolic or glass-epoxy', 'Compressive strength'),
        row('Backing washer', 'Plated or stainless steel', 'Load of the nut'),
      ],
    }),
    block('Column Content', {
      id: 'sides',
      heading: 'One-sided or two-sided',
      columns: [
        plusPoints('Washers on both sides', [
          'Buried flange, either side may be grounded',
          'Bolts touch a support or a saddle',
          'Measurement must show which bolt has failed',
        ]),
        minusPoints('Washers on one side', [
          'Above ground, one side free',
          'Bolts are short: a second washer does not fit',
        ]),
      ],
    }),
    block('List', {
      id: 'state',
      heading: 'What to send',
      style: 'numbers',
      items: texts(
        'Flange standard, size, class and facing.',
        'Bolt diameter and count; stud or machine bolt.',
        'Medium, temperature, design pressure, test pressure.',
        'Type E, F or D; one or two washers per bolt.',
        'Whether fire exposure or sour gas is part of the design.',
      ),
    }),
    block('Consult an Engineer', {
      content:
        'Isolation and tightness conflict: hard carriers hold load, soft ones seal. For gas lines and above class 600, have an engineer check bolts and seal element first.',
    }),
    faq('Questions about isolation kits', {
      'How is a kit tested?':
        '<p>Before filling, with a resistance meter across the flange, then bolt by bolt. In service, use a radio-frequency flange tester, since the pipe itself shorts any direct measurement.</p>',
      'Why does it read zero after a hydrotest?':
        '<p>Water in the bore joins both sides. Drain and dry the line, then test again.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm',
      links: [
        link('Spring-energized seals', '/spring-energized-seals'),
        link('FKM O-rings', '/shop/orings?material=fkm'),
        link('NBR O-rings', '/shop/orings?material=nbr'),
        link('Oil field', '/industries/oil-field'),
        link('Chemical processing', '/industries/chemical-processing'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send a list of flanges',
      content: 'From size, class and medium we quote kits, boxed and marked by flange number on request.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Custom packaging', '/custom-packaging')],
    }),
  ],
});
