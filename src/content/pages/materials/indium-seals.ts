import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/indium-seals',
  title: 'Indium wire seals for cryostats',
  description:
    'Indium stays soft at −270 °C and cold-welds to itself, so a wire ring seals cryogenic flanges with little force. Laying the wire, limits, removal.',
  image: '/drawings/temperature-range.svg?low=-270&high=80',
  blocks: [
    block('Content Header', {
      heading: 'Indium seals',
      lead: 'A metal soft enough to mark with a fingernail. Pressed between two flanges, an indium wire flows into every scratch and stays tight in liquid helium. Working range −270 to 80 °C (−454 to 176 °F); it melts at 157 °C.',
      actions: [
        { label: 'Quote indium wire or rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'Indium rings in the store', url: '/shop/orings?material=indium' },
      ],
      image: '/drawings/temperature-range.svg?low=-270&high=80',
      material: 'METAL-IN',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'why',
      heading: 'Why a cryostat needs it',
      content:
        '<p>Every rubber turns to glass long before 4 K, and hard metal seals want heavy bolting that a thin window or a ceramic cannot bear. Indium does neither: it deforms at low stress at any temperature and wets clean metal, glass and sapphire. Fresh surfaces of it weld together cold, so a wire whose ends overlap becomes a closed ring when squeezed.</p>',
    }),
    block('List', {
      id: 'laying',
      heading: 'Laying a wire seal',
      style: 'numbers',
      items: [
        { text: 'Clean groove, flange and wire; remove grease with solvent and let it evaporate.' },
        { text: 'Lay the wire inside the bolt circle, along a step or in a shallow groove.' },
        { text: 'Cross the ends over each other by a few millimeters; do not twist.' },
        { text: 'Close evenly by hand, then tighten crosswise in small steps.' },
        { text: 'Wait an hour and tighten again: indium creeps, and the bolts will have lost load.' },
        { text: 'Leak-test with helium warm, then after the first cool-down.' },
      ],
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'Know its limits',
      columns: [
        {
          heading: 'Suits',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Helium and nitrogen cryostats, detector windows' },
            { text: 'Joints of unlike materials that shrink differently' },
            { text: 'Rooms without bake-out' },
          ],
        },
        {
          heading: 'Does not suit',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Bake-out near 157 °C' },
            { text: 'Joints that carry mechanical load through the seal' },
            { text: 'Acids' },
            { text: 'Quick-release covers opened every day' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Indium in the lab',
      items: [
        {
          question: 'How do I get old indium off?',
          answer:
            '<p>Scrape with plastic or wood. Residue rolls off under a fresh piece of indium, which it sticks to. Keep the scrap: it has value.</p>',
        },
        {
          question: 'What wire diameter do I need?',
          answer:
            '<p>Thick enough to fill the gap after squeeze and to stand above the groove before it. Send groove width, depth and flange material, and we work it out.</p>',
        },
        {
          question: 'Are there options I can open more often?',
          answer:
            '<p>Spring-energized <a href="/spring-energized-seals">PTFE or UHMWPE seals</a> for cycling valves; <a href="/copper-and-aluminum-seals">aluminum or copper</a> where bolting is heavy enough.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'METAL-IN',
      store: '/shop/orings?material=indium',
      links: [
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'Copper and aluminum seals', url: '/copper-and-aluminum-seals' },
        { label: 'Stainless steel seals', url: '/stainless-steel-seals' },
        { label: 'Nickel alloy seals', url: '/nickel-alloy-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Wire by length or rings by size',
      content: 'State purity if your lab specifies one, diameter, length or ring size, and how it shall be packed.',
      actions: [
        { label: 'Request indium', url: '/request-a-quote', priority: 'primary' },
        { label: 'PCTFE cryogenic seats', url: '/pctfe' },
      ],
    }),
  ],
});
