import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/pctfe',
  title: 'PCTFE valve seats and cryogenic seals',
  description:
    'PCTFE for liquefied gas, oxygen and vacuum: −240 to 150 °C, very low permeability, less creep than PTFE. Uses, oxygen cautions, alternatives.',
  image: '/drawings/temperature-range.svg?low=-240&high=150',
  blocks: [
    block('Content Header', {
      heading: 'PCTFE',
      lead: 'For seats and seals in liquid oxygen, nitrogen and hydrogen. Polychlorotrifluoroethylene creeps less than PTFE, is less permeable to gas, and stays tough at −240 °C (−400 °F). Its upper limit is 150 °C (302 °F). Kel-F® is an older trade name.',
      actions: [
        { label: 'Request PCTFE seats', url: '/request-a-quote', priority: 'primary' },
        { label: 'PCTFE rings', url: '/shop/orings?material=pctfe' },
      ],
      image: '/drawings/temperature-range.svg?low=-240&high=150',
      material: 'PCTFE',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'chlorine',
      heading: 'How it differs from PTFE',
      content:
        '<p>With chlorine in place of one of the four fluorine atoms, the chains pack less smoothly: the polymer melts, can be molded, and resists cold flow. Moisture and gas hardly pass. The upper limit is 110 °C (198 °F) lower, and certain halogenated solvents swell it.</p>',
    }),
    block('Data Table', {
      id: 'compare',
      heading: 'Plastics for cryogenic valves',
      caption: 'Plastics for cold service compared',
      head: [
        { text: 'Plastic' },
        { text: 'Low, °C', numeric: true },
        { text: 'High, °C', numeric: true },
        { text: 'Gas permeability' },
        { text: 'Remark' },
      ],
      rows: [
        {
          cells: [
            { text: 'PCTFE' },
            { text: '−240' },
            { text: '150' },
            { text: 'Very low' },
            { text: 'Firm seat, low creep' },
          ],
        },
        {
          cells: [
            { text: 'PTFE', url: '/materialpages/ptfe' },
            { text: '−200' },
            { text: '260' },
            { text: 'Low' },
            { text: 'Lowest friction, creeps' },
          ],
        },
        {
          cells: [
            { text: 'UHMWPE', url: '/uhmwpe' },
            { text: '−200' },
            { text: '82' },
            { text: 'Medium' },
            { text: 'Slowest wear' },
          ],
        },
        {
          cells: [
            { text: 'Polyimide', url: '/polyimide' },
            { text: '−240' },
            { text: '288' },
            { text: 'Low' },
            { text: 'Hard, also for high heat' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'oxygen',
      heading: 'For oxygen service',
      items: [
        {
          text: 'State oxygen, pressure and purity class in the order: the part must be cleaned and bagged for it.',
        },
        { text: 'Request a grade that its manufacturer releases for oxygen, with the batch on the certificate.' },
        { text: 'Use only a lubricant approved for oxygen, usually PFPE.' },
        {
          text: 'Keep the bag closed until assembly, and see <a href="/cleanroom">cleanroom</a> and <a href="/vacuum-bagging">vacuum bagging</a> for the services available.',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about PCTFE',
      items: [
        {
          question: 'Does it seal without a spring?',
          answer:
            '<p>As a seat under a hard disk, yes. As a lip it needs <a href="/spring-energized-seals">a spring</a>, since it shrinks away from the contact when cold.</p>',
        },
        {
          question: 'Why are parts sometimes cloudy?',
          answer:
            '<p>Cooling speed sets how much crystallizes. Fast cooling gives clear, tougher parts; slow cooling gives cloudy, stiffer ones.</p>',
        },
        {
          question: 'Does it resist solvents?',
          answer: '<p>Not all halogenated ones; name the solvent. Acids, water and oxidizers are no problem.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'PCTFE',
      store: '/shop/orings?material=pctfe',
      links: [
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'UHMWPE', url: '/uhmwpe' },
        { label: 'Polyimide (PI)', url: '/polyimide' },
        { label: 'Cleanroom', url: '/cleanroom' },
        { label: 'Vacuum bagging', url: '/vacuum-bagging' },
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Quote a cryogenic seat or ring',
      content: 'Send medium, lowest temperature, pressure, seat diameter and cycles.',
      actions: [
        { label: 'Describe your valve', url: '/request-a-quote', priority: 'primary' },
        { label: 'Vacuum baking', url: '/vacuum-baking' },
      ],
    }),
  ],
});
