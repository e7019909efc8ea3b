import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/filled-ptfe',
  title: 'Filled PTFE: glass, carbon, bronze',
  description:
    'Fillers cut the wear and creep of PTFE. What glass, carbon, graphite, bronze and MoS₂ each add, what they lose in chemicals, and how to choose.',
  image: '/drawings/plastic.svg',
  blocks: [
    block('Content Header', {
      heading: 'Filled PTFE',
      lead: 'Virgin PTFE wears fast and creeps. Glass, carbon or bronze in the powder before sintering cures much of that, and the working range stays that of the base polymer. The filler then decides about chemicals and mating surface.',
      actions: [
        { label: 'Filled PTFE rings', url: '/shop/orings?material=ptfe-filled', priority: 'primary' },
        { label: 'Cap seals', url: '/cap-seals' },
      ],
      image: '/drawings/temperature-range.svg?low=-200&high=260',
      material: 'PTFE-F',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'fillers',
      heading: 'Filler by filler',
      caption: 'Common fillers in sealing grades',
      head: [{ text: 'Filler' }, { text: 'Gains' }, { text: 'Gives up' }, { text: 'Runs against' }],
      rows: [
        {
          cells: [
            { text: 'Glass fiber' },
            { text: 'Wear, less creep' },
            { text: 'Strong alkalis, hydrofluoric acid' },
            { text: 'Hardened steel; scratches soft metal' },
          ],
        },
        {
          cells: [
            { text: 'Carbon' },
            { text: 'Compressive strength, heat flow; works in water' },
            { text: 'Strong oxidizers' },
            { text: 'Steel, also fairly soft' },
          ],
        },
        {
          cells: [
            { text: 'Carbon and graphite' },
            { text: 'Lower friction, dry running' },
            { text: 'White color, insulation' },
            { text: 'Most metals' },
          ],
        },
        {
          cells: [
            { text: 'Bronze' },
            { text: 'Strength and heat flow in hydraulics' },
            { text: 'Acids, corrosive water, food' },
            { text: 'Chromed rods, steel bores' },
          ],
        },
        {
          cells: [
            { text: 'Molybdenum disulfide' },
            { text: 'Hard surface, low start-up friction' },
            { text: 'Little; usually joins glass or bronze' },
            { text: 'Steel' },
          ],
        },
      ],
      note: 'Percentages differ between compounds; ask for the datasheet of the one quoted.',
    }),
    block('TabContent', {
      id: 'uses',
      heading: 'What it becomes',
      tabs: [
        {
          label: 'Hydraulics',
          items: [
            {
              image: '/drawings/cap-seal.svg',
              title: 'Bronze cap over an O-ring',
              content:
                '<p>The cap slides, the rubber pushes. Friction stays low and there is no stick-slip at slow stroke.</p>',
              btnTitle: 'Hydraulic and pneumatic seals',
              btnLink: '/hydraulic-and-pneumatic-seals',
            },
          ],
        },
        {
          label: 'Dry gas',
          items: [
            {
              image: '/drawings/dynamic-piston-gland.svg',
              title: 'Carbon piston ring',
              content: '<p>Compressors without oil rely on carbon and graphite to lay a film on the bore.</p>',
              btnTitle: 'Dynamic gland design',
              btnLink: '/dynamic-rod-piston-design',
            },
          ],
        },
        {
          label: 'Rotation',
          items: [
            {
              image: '/drawings/spring-helical.svg',
              title: 'Lip on a shaft',
              content:
                '<p>Glass with MoS₂, or carbon, in a spring-energized lip; shaft hardness and finish decide the life.</p>',
              btnTitle: 'Surface finish',
              btnLink: '/surface-finish',
            },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Before you name a filler',
      items: [
        {
          question: 'Is filled PTFE allowed with food?',
          answer:
            '<p>Some fillers are; bronze is not. Grades with FDA status exist by filler, so name the need in the inquiry. <a href="/fda-food-contact">What FDA covers</a></p>',
        },
        {
          question: 'More filler, less wear?',
          answer:
            '<p>Up to a point. Beyond it the plastic no longer binds the particles, the part gets brittle, and it wears the shaft.</p>',
        },
        {
          question: 'Which one for steam?',
          answer:
            '<p>Carbon-filled as a rule. Where load is high as well, compare <a href="/materialpages/peek">PEEK</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'PTFE-F',
      store: '/shop/orings?material=ptfe-filled',
      links: [
        { label: 'Hydraulic and pneumatic seals', url: '/hydraulic-and-pneumatic-seals' },
        { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
        { label: 'Surface finish for seals', url: '/surface-finish' },
        { label: 'FDA food contact', url: '/fda-food-contact' },
        { label: 'PEEK', url: '/materialpages/peek' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Let the mating surface choose',
      content: 'State shaft or bore material, hardness, roughness, speed, pressure and medium, wet or dry.',
      actions: [
        { label: 'Get a filled PTFE seal quoted', url: '/request-a-quote', priority: 'primary' },
        { label: 'Glass-filled rings', url: '/shop/orings?material=ptfe-filled&subtype=glass-filled' },
      ],
    }),
  ],
});
