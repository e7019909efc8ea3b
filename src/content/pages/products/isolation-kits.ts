import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/isolation-kits',
  title: 'Flange isolation kits against corrosion',
  description:
    'Flange isolation kits separate two pipe flanges electrically: gasket types E, F and D, sleeves, washers, materials and how to test them.',
  image: '/drawings/isolation-kit.svg',
  blocks: [
    block('Content Header', {
      heading: 'Flange isolation kits',
      lead: 'A gasket, a sleeve for every bolt and washers under every nut: together they stop current from crossing a flange, and with it galvanic corrosion.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'What to state', url: '#state' },
      ],
      image: '/drawings/isolation-kit.svg',
    }),
    block('Table of Contents', {}),
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
      head: [{ text: 'Part' }, { text: 'Usual materials' }, { text: 'What decides' }],
      rows: [
        {
          cells: [
            { text: 'Gasket carrier' },
            { text: 'Glass-epoxy, phenolic, neoprene-faced phenolic' },
            { text: 'Pressure, temperature, water uptake' },
          ],
        },
        {
          cells: [
            { text: 'Seal element' },
            { text: 'NBR, FKM, EPDM or spring-energized PTFE' },
            { text: 'Medium in the line' },
          ],
        },
        {
          cells: [
            { text: 'Sleeve' },
            { text: 'Polyester film, nylon, glass-epoxy' },
            { text: 'Crushing as bolts are tightened' },
          ],
        },
        {
          cells: [{ text: 'Isolating washer' }, { text: 'Phenolic or glass-epoxy' }, { text: 'Compressive strength' }],
        },
        {
          cells: [{ text: 'Backing washer' }, { text: 'Plated or stainless steel' }, { text: 'Load of the nut' }],
        },
      ],
    }),
    block('Column Content', {
      id: 'sides',
      heading: 'One-sided or two-sided',
      columns: [
        {
          heading: 'Washers on both sides',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Buried flange, either side may be grounded' },
            { text: 'Bolts touch a support or a saddle' },
            { text: 'Measurement must show which bolt has failed' },
          ],
        },
        {
          heading: 'Washers on one side',
          bulletType: 'minus_bullet',
          points: [{ text: 'Above ground, one side free' }, { text: 'Bolts are short: a second washer does not fit' }],
        },
      ],
    }),
    block('List', {
      id: 'state',
      heading: 'What to send',
      style: 'numbers',
      items: [
        { text: 'Flange standard, size, class and facing.' },
        { text: 'Bolt diameter and count; stud or machine bolt.' },
        { text: 'Medium, temperature, design pressure, test pressure.' },
        { text: 'Type E, F or D; one or two washers per bolt.' },
        { text: 'Whether fire exposure or sour gas is part of the design.' },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Isolation and tightness conflict: hard carriers hold load, soft ones seal. For gas lines and above class 600, have an engineer check bolts and seal element first.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about isolation kits',
      items: [
        {
          question: 'How is a kit tested?',
          answer:
            '<p>Before filling, with a resistance meter across the flange, then bolt by bolt. In service, use a radio-frequency flange tester, since the pipe itself shorts any direct measurement.</p>',
        },
        {
          question: 'Why does it read zero after a hydrotest?',
          answer: '<p>Water in the bore joins both sides. Drain and dry the line, then test again.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm',
      links: [
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'FKM O-rings', url: '/shop/orings?material=fkm' },
        { label: 'NBR O-rings', url: '/shop/orings?material=nbr' },
        { label: 'Oil field', url: '/industries/oil-field' },
        { label: 'Chemical processing', url: '/industries/chemical-processing' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send a list of flanges',
      content: 'From size, class and medium we quote kits, boxed and marked by flange number on request.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Custom packaging', url: '/custom-packaging' },
      ],
    }),
  ],
});
