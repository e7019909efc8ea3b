import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/filled-ptfe',
  title: 'Filled PTFE: glass, carbon, bronze',
  description:
    'Fillers cut the wear and creep of PTFE. What glass, carbon, graphite, bronze and MoS₂ each add, how they affect chemical resistance, and how to choose.',
  image: '/drawings/plastic.svg',
  blocks: [
    block('Content Header', {
      heading: 'Filled PTFE',
      lead: 'Virgin PTFE wears fast and creeps. Glass, carbon or bronze added to the powder before sintering reduces both; the temperature range stays that of PTFE. The filler decides chemical resistance and mating surface.',
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
      heading: 'Fillers compared',
      caption: 'Common fillers in sealing grades',
      head: [{ text: 'Filler' }, { text: 'Advantage' }, { text: 'Drawback' }, { text: 'Runs against' }],
      rows: [
        {
          cells: [
            { text: 'Glass fiber' },
            { text: 'Less wear and creep' },
            { text: 'Not for strong alkalis or hydrofluoric acid' },
            { text: 'Hardened steel; scratches soft metal' },
          ],
        },
        {
          cells: [
            { text: 'Carbon' },
            { text: 'Compressive strength, heat conduction; works in water' },
            { text: 'Not for strong oxidizers' },
            { text: 'Steel, also soft steel' },
          ],
        },
        {
          cells: [
            { text: 'Carbon and graphite' },
            { text: 'Lower friction, dry running' },
            { text: 'Black; conducts electricity' },
            { text: 'Most metals' },
          ],
        },
        {
          cells: [
            { text: 'Bronze' },
            { text: 'Strength and heat conduction in hydraulics' },
            { text: 'Not for acids, corrosive water or food' },
            { text: 'Chromed rods, steel bores' },
          ],
        },
        {
          cells: [
            { text: 'Molybdenum disulfide' },
            { text: 'Hard surface, low start-up friction' },
            { text: 'None to speak of; usually combined with glass or bronze' },
            { text: 'Steel' },
          ],
        },
      ],
      note: 'Percentages differ between compounds; ask for the datasheet of the one quoted.',
    }),
    block('TabContent', {
      id: 'uses',
      heading: 'Typical uses',
      tabs: [
        {
          label: 'Hydraulics',
          items: [
            {
              image: '/drawings/cap-seal.svg',
              title: 'Bronze cap over an O-ring',
              content:
                '<p>The cap slides; the rubber supplies the force. Friction is low, without stick-slip at slow speed.</p>',
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
              content: '<p>In oil-free compressors, carbon and graphite leave a lubricating film on the bore.</p>',
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
      heading: 'Questions about filled PTFE',
      items: [
        {
          question: 'Is filled PTFE allowed with food?',
          answer:
            '<p>Some fillers are; bronze is not. FDA grades exist for certain fillers, so mention food contact in the inquiry. See <a href="/fda-food-contact">what FDA covers</a>.</p>',
        },
        {
          question: 'Does more filler mean less wear?',
          answer:
            '<p>Up to a point. Beyond it the plastic no longer binds the particles: the part becomes brittle and wears the shaft.</p>',
        },
        {
          question: 'Which one for steam?',
          answer:
            '<p>Usually carbon-filled. If the load is high as well, compare <a href="/materialpages/peek">PEEK</a>.</p>',
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
      heading: 'Choose by mating surface',
      content: 'State shaft or bore material, hardness, roughness, speed, pressure and medium, wet or dry.',
      actions: [
        { label: 'Get a filled PTFE seal quoted', url: '/request-a-quote', priority: 'primary' },
        { label: 'Glass-filled rings', url: '/shop/orings?material=ptfe-filled&subtype=glass-filled' },
      ],
    }),
  ],
});
