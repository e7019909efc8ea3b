import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

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
      actions: [primary('Filled PTFE rings', '/shop/orings?material=ptfe-filled'), link('Cap seals', '/cap-seals')],
      image: '/drawings/temperature-range.svg?low=-200&high=260',
      material: 'PTFE-F',
    }),
    block('Data Table', {
      id: 'fillers',
      heading: 'Fillers compared',
      caption: 'Common fillers in sealing grades',
      head: head('Filler', 'Advantage', 'Drawback', 'Runs against'),
      rows: [
        row(
          'Glass fiber',
          'Less wear and creep',
          'Not for strong alkalis or hydrofluoric acid',
          'Hardened steel; scratches soft metal',
        ),
        row(
          'Carbon',
          'Compressive strength, heat conduction; works in water',
          'Not for strong oxidizers',
          'Steel, also soft steel',
        ),
        row('Carbon and graphite', 'Lower friction, dry running', 'Black; conducts electricity', 'Most metals'),
        row(
          'Bronze',
          'Strength and heat conduction in hydraulics',
          'Not for acids, corrosive water or food',
          'Chromed rods, steel bores',
        ),
        row(
          'Molybdenum disulfide',
          'Hard surface, low start-up friction',
          'None to speak of; usually combined with glass or bronze',
          'Steel',
        ),
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
    faq('Questions about filled PTFE', {
      'Is filled PTFE allowed with food?':
        '<p>Some fillers are; bronze is not. FDA grades exist for certain fillers, so mention food contact in the inquiry. See <a href="/fda-food-contact">what FDA covers</a>.</p>',
      'Does more filler mean less wear?':
        '<p>Up to a point. Beyond it the plastic no longer binds the particles: the part becomes brittle and wears the shaft.</p>',
      'Which one for steam?':
        '<p>Usually carbon-filled. If the load is high as well, compare <a href="/materialpages/peek">PEEK</a>.</p>',
    }),
    block('Page Margin', {
      material: 'PTFE-F',
      store: '/shop/orings?material=ptfe-filled',
      links: [
        link('Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('Surface finish for seals', '/surface-finish'),
        link('FDA food contact', '/fda-food-contact'),
        link('PEEK', '/materialpages/peek'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Choose by mating surface',
      content: 'State shaft or bore material, hardness, roughness, speed, pressure and medium, wet or dry.',
      actions: [
        primary('Get a filled PTFE seal quoted', '/request-a-quote'),
        link('Glass-filled rings', '/shop/orings?material=ptfe-filled&subtype=glass-filled'),
      ],
    }),
  ],
});
