import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/industries/oil-field',
  title: 'Oil field and gas seals under pressure',
  description:
    'Sour gas, decompression, extrusion and heat at the wellhead and downhole: how HNBR, FKM, FEPM and FFKM divide the work and what the test standards check.',
  image: '/drawings/wellhead.svg',
  blocks: [
    block('Content Header', {
      heading: 'Oil field',
      lead: 'Downhole seals fail in four ways: blown apart by gas, squeezed into a gap, hardened by hydrogen sulfide, or cooked. Each has its own remedy, and a material that cures one may worsen another.',
      actions: [
        { label: 'Decompression-resistant grades', url: '/shop/orings?compliance=rgd-resistant', priority: 'primary' },
        { label: 'Rapid gas decompression', url: '/rapid-gas-decompression' },
      ],
      image: '/drawings/wellhead.svg',
      altText: 'Wellhead section with hanger, bonnet and gate seals',
    }),
    block('Table of Contents', {}),
    block('Image Content Blocks', {
      id: 'modes',
      heading: 'Gas, gap and sour fluid',
      items: [
        {
          image: '/drawings/failure-decompression.svg',
          altText: 'Ring split by gas',
          title: 'Decompression',
          content:
            '<p>Gas dissolved in the rubber expands when pressure drops and tears it from inside. High hardness, small sections and a well-filled groove help.</p>',
          btnTitle: 'RGD grades',
          btnLink: '/shop/orings?subtype=rgd-resistant',
        },
        {
          image: '/drawings/failure-extrusion.svg',
          altText: 'Ring nibbled at the gap',
          title: 'Extrusion',
          content:
            '<p>Pressure pushes rubber into the clearance. Close the gap with PEEK or filled PTFE before you go harder.</p>',
          btnTitle: 'Backup rings',
          btnLink: '/backup-rings',
        },
        {
          image: '/drawings/failure-chemical.svg',
          altText: 'Ring attacked chemically',
          title: 'Sour fluids and amines',
          content:
            '<p>For sour crude FEPM and FFKM are rated A, HNBR B, FKM C, NBR D. Amine corrosion inhibitors add to the attack on FKM.</p>',
          btnTitle: 'FEPM O-rings',
          btnLink: '/shop/orings?material=fepm',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'heat',
      heading: 'The fourth enemy is heat',
      content:
        '<p>It shortens the list before chemistry is even looked at. Typical upper limits on file, as family limits; wet and sour service usually stays below them.</p>',
    }),
    block('Title Block', {
      facts: [
        { label: 'HNBR', value: '150 °C (302 °F)', url: '/hnbr' },
        { label: 'FKM', value: '204 °C (399 °F)', url: '/fkm-fluorocarbon' },
        { label: 'FEPM', value: '232 °C (450 °F)', url: '/fepm' },
        { label: 'FFKM', value: 'to 325 °C (617 °F), by grade', url: '/ffkm-perfluoroelastomer' },
      ],
    }),
    block('Content Subheader', {
      id: 'standards',
      heading: 'What the test standards look at',
      content:
        '<p><strong>NORSOK M-710</strong> qualifies a compound by aging in sour mixtures and by decompression trials on O-rings. <strong>NACE TM0187</strong> and <strong>TM0297</strong> are methods: the first exposes rubber to sour gas, the second lets pressure off carbon dioxide quickly. <strong>API 6A</strong> is an equipment standard for wellheads and trees; seals enter it through the tests of the assembly. A report on one ring size and hardness is evidence for that size, so ask which section was tested.</p>',
    }),
    block('Data Table', {
      id: 'filters',
      heading: 'Find grades by test',
      caption: 'Store filters for oil and gas grades',
      head: [{ text: 'Test or trait' }, { text: 'Filter' }],
      rows: [
        { cells: [{ text: 'NORSOK M-710' }, { text: 'Show compounds', url: '/shop/orings?compliance=norsok-m-710' }] },
        { cells: [{ text: 'NACE TM0187' }, { text: 'Show compounds', url: '/shop/orings?compliance=nace-tm0187' }] },
        { cells: [{ text: 'NACE TM0297' }, { text: 'Show compounds', url: '/shop/orings?compliance=nace-tm0297' }] },
        { cells: [{ text: 'API 6A' }, { text: 'Show compounds', url: '/shop/orings?compliance=api-6a' }] },
        {
          cells: [
            { text: '86–95 Shore A' },
            { text: 'Show parts', url: '/shop/orings?material=hnbr,fkm&durometer=very_hard' },
          ],
        },
      ],
      note: 'The filter finds grades of that kind. Reports are confirmed compound by compound with the quote.',
    }),
    block('FAQ', {
      id: 'rig',
      heading: 'From the rig floor',
      items: [
        {
          question: 'Why did the ring look fine until we bled the line?',
          answer:
            '<p>That is the signature of decompression: blisters and radial splits appear minutes after pressure is released. Bleed slower, and change to a tested grade.</p>',
        },
        {
          question: 'Is 90 durometer always right?',
          answer:
            '<p>It resists extrusion better, but it needs more force to seal and follows cold or rough metal less readily. With backup rings on both sides 75 or 80 may do.</p>',
        },
        {
          question: 'Completion brine or methanol on top of crude?',
          answer:
            '<p>Name every fluid the seal sees, also those pumped once. Methanol is rated D for type A FKM; saturated salt brine is harmless to the common rubbers.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Above 35 bar of gas, choose together with an engineer. Pressure, release rate, gas mix and temperature belong in the inquiry.',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=rgd-resistant',
      links: [
        { label: 'Backup rings', url: '/backup-rings' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Tetrafluoroethylene propylene (FEPM)', url: '/fepm' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Pressure, gas, temperature, gap',
      content: 'Four values are enough for a first proposal of material, hardness and backup rings.',
      actions: [
        { label: 'Describe the well seal', url: '/request-a-quote', priority: 'primary' },
        { label: 'HNBR', url: '/hnbr' },
      ],
    }),
  ],
});
