import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/polyimide',
  title: 'Polyimide (PI) seal rings and bearings',
  description:
    'Polyimide does not melt: −240 to 288 °C, dry wear, low outgassing after bakeout. For turbine, vacuum and cryogenic rings; not for steam or alkali.',
  image: '/drawings/temperature-range.svg?low=-240&high=288',
  blocks: [
    block('Content Header', {
      heading: 'Polyimide (PI)',
      lead: 'The sealing plastic with the highest temperature limit: −240 to 288 °C (−400 to 550 °F), no melting point, low dry wear. For machined piston rings, bushings and vacuum parts. Vespel® is a trade name.',
      actions: [
        { label: 'Ask for polyimide parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'Polyimide rings', url: '/shop/orings?material=polyimide' },
      ],
      image: '/drawings/temperature-range.svg?low=-240&high=288',
      material: 'PI',
    }),
    block('Title Block', {
      facts: [
        { label: 'Service range', value: '−240 to 288 °C' },
        { label: 'Hardness', value: 'about 88–92 Shore D', url: '/durometer-and-hardness' },
        { label: 'Density', value: '1.36–1.43 g/cm³' },
        { label: 'Avoid', value: 'Alkalis, steam, hot water' },
      ],
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'rings',
      heading: 'Structure',
      content:
        '<p>Aromatic and imide rings make the backbone rigid. It does not melt and does not become brittle in liquid helium. Blanks are pressed and sintered like ceramics, then machined, so any shape is possible but the price is high. With graphite or PTFE added, a ring can run without oil.</p>',
    }),
    block('Image Content Blocks', {
      id: 'uses',
      heading: 'Typical uses',
      items: [
        {
          image: '/drawings/wafer-chamber.svg',
          title: 'Vacuum chambers',
          content:
            '<p>Insulators and wafer contacts, baked dry first, since the polymer absorbs moisture from air.</p>',
          btnTitle: 'Vacuum baking',
          btnLink: '/vacuum-baking',
        },
        {
          image: '/drawings/actuator.svg',
          title: 'Hot actuators',
          content: '<p>Bushings and rings near engines, where oil would burn off.</p>',
          btnTitle: 'Military, aerospace, automotive',
          btnLink: '/industries/military-aerospace-automotive',
        },
        {
          image: '/drawings/hand-wheel-valve.svg',
          title: 'Cryogenic seats',
          content: '<p>Small, hard seats that stay tight from cryogenic storage to hot purging.</p>',
          btnTitle: 'Spring-energized seals',
          btnLink: '/spring-energized-seals',
        },
      ],
    }),
    block('List', {
      id: 'steps',
      heading: 'Which material for which temperature',
      style: 'numbers',
      items: [
        {
          text: 'Up to 250 °C with steam or oil: <a href="/materialpages/peek">PEEK</a> costs less and resists hydrolysis.',
        },
        { text: 'Up to 260 °C with chemicals: filled <a href="/filled-ptfe">PTFE</a>.' },
        { text: 'Up to 288 °C, dry, sliding under load: polyimide.' },
        { text: 'Above that, static: <a href="/nickel-alloy-seals">nickel alloy seals</a>.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about polyimide',
      items: [
        {
          question: 'Is the film the same polymer?',
          answer:
            '<p>Kapton® film is also a polyimide. Film is used for washers and insulators; rings are cut from sintered bar or plate. State which one you need.</p>',
        },
        {
          question: 'Can it be used in water?',
          answer:
            '<p>Humidity and cool water make it swell slightly; it can be dried again. Hot water and steam split the imide ring, which is permanent damage.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'PI',
      store: '/shop/orings?material=polyimide',
      links: [
        { label: 'Durometer and hardness', url: '/durometer-and-hardness' },
        { label: 'Vacuum baking', url: '/vacuum-baking' },
        { label: 'Military, aerospace, automotive', url: '/industries/military-aerospace-automotive' },
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'PEEK', url: '/materialpages/peek' },
        { label: 'Filled PTFE', url: '/filled-ptfe' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Too hot for rubber, too complex for metal',
      content: 'Send load, speed, temperature and a sketch. If PEEK is enough, the quote says so.',
      actions: [
        { label: 'Send a sketch', url: '/request-a-quote', priority: 'primary' },
        { label: 'Compare materials', url: '/material-comparison-guide' },
      ],
    }),
  ],
});
