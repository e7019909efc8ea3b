import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/materialpages/ptfe',
  title: 'PTFE O-rings, seals and backup rings',
  description:
    'Virgin PTFE takes almost every chemical from −200 to 260 °C but creeps and does not spring back. How to design with it, and what to pair it with.',
  blocks: [
    block('Content Header', {
      heading: 'PTFE',
      lead: 'Almost inert and slippery, −200 to 260 °C (−328 to 500 °F). PTFE is a plastic, not a rubber: it does not spring back. A solid ring seals by being crushed once; other forms need a spring or an O-ring behind them.',
      actions: [
        primary('Solid PTFE O-rings', '/shop/orings?material=ptfe'),
        link('PTFE with a spring', '/spring-energized-seals'),
      ],
      image: '/drawings/temperature-range.svg?low=-200&high=260',
      material: 'PTFE',
    }),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Three ways to seal with PTFE',
      items: [
        {
          image: '/drawings/o-ring.svg',
          title: 'Solid ring',
          content: '<p>Static, in a split groove, crushed at assembly and not reused. Needs high bolt load.</p>',
          btnTitle: 'PTFE rings',
          btnLink: '/shop/orings?material=ptfe',
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          title: 'Jacket on rubber',
          content:
            '<p>FEP or PFA, related melt-processable plastics, around silicone or FKM: a chemical-resistant jacket with an elastic core.</p>',
          btnTitle: 'Encapsulated O-rings',
          btnLink: '/encapsulated-o-rings',
        },
        {
          image: '/drawings/spring-energized-seal.svg',
          title: 'Lip with spring',
          content: '<p>For motion, cryogenics and wide temperature swings.</p>',
          btnTitle: 'Spring-energized seals',
          btnLink: '/spring-energized-seals',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'creep',
      heading: 'Allow for creep',
      content:
        '<p>Under steady load PTFE creeps, even at room temperature. A flange loses bolt load in the first hours and needs retightening after the first heat cycle. Confine the part on all sides, spread the load over the area, or use a <a href="/filled-ptfe">filled grade</a>. Creep also makes PTFE a good <a href="/backup-rings">backup ring</a>: pressure presses it into the gap behind a rubber ring and closes it. It also expands many times as much as steel; a snug fit at 20 °C is loose in liquid nitrogen.</p>',
    }),
    block('Data Table', {
      id: 'chemistry',
      heading: 'Chemical limits',
      caption: 'Ratings of PTFE and FFKM',
      head: head('Medium', 'PTFE', 'FFKM'),
      rows: [
        row('Aqua regia', 'A', 'B'),
        row('Hydrofluoric acid up to 48%, cold', 'A', 'A'),
        row('Ethylenediamine', 'A', 'C'),
        row('Fluorine gas', 'B', 'B'),
      ],
      note: 'Molten alkali metals strip fluorine from the chain: never use PTFE there.',
    }),
    faq('Questions about PTFE', {
      'Can I use a PTFE ring in an O-ring groove?':
        '<p>Rarely. Squeeze that suits rubber leaves PTFE with too little contact stress, and it does not stretch over a shoulder. Redesign the groove or choose an encapsulated ring.</p>',
      'Is PTFE the same as Teflon™?':
        '<p>Teflon™ is a trademark used for PTFE and for FEP and PFA too. Name the polymer to avoid doubt.</p>',
    }),
    block('Page Margin', {
      material: 'PTFE',
      store: '/shop/orings?material=ptfe',
      links: [
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Spring-energized seals', '/spring-energized-seals'),
        link('Filled PTFE', '/filled-ptfe'),
        link('Backup rings', '/backup-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Machined PTFE to your drawing',
      content: 'Rings, seats, jackets: send dimensions, quantity and medium.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('PTFE O-rings in the store', '/shop/orings?material=ptfe'),
      ],
    }),
  ],
});
