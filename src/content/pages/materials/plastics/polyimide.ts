import { block, definePage } from '../../../define-page.ts';
import { faq, link, primary, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/polyimide',
  title: 'Polyimide (PI) seal rings and bearings',
  description:
    'Polyimide does not melt: −240 to 288 °C, dry wear, low outgassing after bakeout. For turbine, vacuum and cryogenic rings; not for steam or alkali.',
  blocks: [
    block('Content Header', {
      heading: 'Polyimide (PI)',
      lead: 'The sealing plastic with the highest temperature limit: −240 to 288 °C (−400 to 550 °F), no melting point, low dry wear. For machined piston rings, bushings and vacuum parts. Vespel® is a trade name.',
      actions: [
        primary('Ask for polyimide parts', '/request-a-quote'),
        link('Polyimide rings', '/shop/orings?material=polyimide'),
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
      items: texts(
        'Up to 250 °C with steam or oil: <a href="/materialpages/peek">PEEK</a> costs less and resists hydrolysis.',
        'Up to 260 °C with chemicals: filled <a href="/filled-ptfe">PTFE</a>.',
        'Up to 288 °C, dry, sliding under load: polyimide.',
        'Above that, static: <a href="/nickel-alloy-seals">nickel alloy seals</a>.',
      ),
    }),
    faq('Questions about polyimide', {
      'Is the film the same polymer?':
        '<p>Kapton® film is also a polyimide. Film is used for washers and insulators; rings are cut from sintered bar or plate. State which one you need.</p>',
      'Can it be used in water?':
        '<p>Humidity and cool water make it swell slightly; it can be dried again. Hot water and steam split the imide ring, which is permanent damage.</p>',
    }),
    block('Page Margin', {
      material: 'PI',
      store: '/shop/orings?material=polyimide',
      links: [
        link('Durometer and hardness', '/durometer-and-hardness'),
        link('Vacuum baking', '/vacuum-baking'),
        link('Military, aerospace, automotive', '/industries/military-aerospace-automotive'),
        link('Spring-energized seals', '/spring-energized-seals'),
        link('PEEK', '/materialpages/peek'),
        link('Filled PTFE', '/filled-ptfe'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Too hot for rubber, too complex for metal',
      content: 'Send load, speed, temperature and a sketch. If PEEK is enough, the quote says so.',
      actions: [primary('Send a sketch', '/request-a-quote'), link('Compare materials', '/material-comparison-guide')],
    }),
  ],
});
