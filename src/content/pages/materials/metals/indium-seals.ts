import { block, definePage } from '../../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/indium-seals',
  title: 'Indium wire seals for cryostats',
  description:
    'Indium stays soft at −270 °C and cold-welds to itself, so a wire ring seals cryogenic flanges with little force. Installation, limits, removal.',
  blocks: [
    block('Content Header', {
      heading: 'Indium seals',
      lead: 'A metal so soft that a fingernail marks it. Pressed between two flanges, an indium wire flows into every scratch and stays tight in liquid helium. Working range −270 to 80 °C (−454 to 176 °F); it melts at 157 °C (315 °F).',
      actions: [
        primary('Quote indium wire or rings', '/request-a-quote'),
        link('Indium rings in the store', '/shop/orings?material=indium'),
      ],
      image: '/drawings/temperature-range.svg?low=-270&high=80',
      material: 'METAL-IN',
    }),
    block('Content Subheader', {
      id: 'why',
      heading: 'Why cryostats use it',
      content:
        '<p>Every rubber is glass-hard long before 4 K, and hard metal seals need high bolt loads that a thin window or a ceramic cannot take. Indium deforms at low stress at any temperature and adheres to clean metal, glass and sapphire. Fresh surfaces cold-weld, so a wire whose ends overlap becomes a closed ring when squeezed.</p>',
    }),
    block('List', {
      id: 'laying',
      heading: 'Installing a wire seal',
      style: 'numbers',
      items: texts(
        'Clean groove, flange and wire; remove grease with solvent and let it evaporate.',
        'Lay the wire inside the bolt circle, along a step or in a shallow groove.',
        'Overlap the ends by a few millimeters; do not twist.',
        'Close evenly by hand, then tighten crosswise in small steps.',
        'Retighten after an hour: indium creeps and the bolts lose load.',
        'Leak-test with helium at room temperature and after the first cooldown.',
      ),
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'Limits',
      columns: [
        plusPoints('Suited to', [
          'Helium and nitrogen cryostats, detector windows',
          'Joints of materials that shrink differently',
          'Systems without bakeout',
        ]),
        minusPoints('Not suited to', [
          'Bakeout near 157 °C',
          'Joints that carry mechanical load through the seal',
          'Acids',
          'Covers opened every day',
        ]),
      ],
    }),
    faq('Questions about indium seals', {
      'How do I remove old indium?':
        '<p>Scrape it off with plastic or wood. Residue sticks to a fresh piece of indium and rolls off with it. Keep the scrap: it has value.</p>',
      'What wire diameter do I need?':
        '<p>Thick enough to rise above the groove before compression and fill the gap afterward. Send groove width, depth and flange material, and we calculate it.</p>',
      'What can I use for joints that are opened often?':
        '<p>Spring-energized <a href="/spring-energized-seals">PTFE or UHMWPE seals</a> for valves that cycle; <a href="/copper-and-aluminum-seals">aluminum or copper</a> where bolt load is high enough.</p>',
    }),
    block('Page Margin', {
      material: 'METAL-IN',
      store: '/shop/orings?material=indium',
      links: [
        link('Spring-energized seals', '/spring-energized-seals'),
        link('Copper and aluminum seals', '/copper-and-aluminum-seals'),
        link('Stainless steel seals', '/stainless-steel-seals'),
        link('Nickel alloy seals', '/nickel-alloy-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Wire by length or rings by size',
      content: 'State diameter, length or ring size, packing and, if your lab specifies one, purity.',
      actions: [primary('Request indium', '/request-a-quote'), link('PCTFE cryogenic seats', '/pctfe')],
    }),
  ],
});
