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
      lead: 'Seats and seals for liquid oxygen, nitrogen and hydrogen. Polychlorotrifluoroethylene is firm where PTFE creeps, tight where PTFE leaks gas, and tough at −240 °C (−400 °F). Its upper limit is 150 °C (302 °F). Kel-F® is an older trade name.',
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
      heading: 'One chlorine per unit changes PTFE',
      content:
        '<p>Swap one of the four fluorine atoms for chlorine and the chains pack less smoothly: the polymer melts, can be molded, and resists cold flow. Moisture and gas hardly pass. What is lost is the top 110 °C of range and some resistance: certain halogenated solvents swell it.</p>',
    }),
    block('Data Table', {
      id: 'compare',
      heading: 'Plastics for cryogenic valves',
      caption: 'Cold service candidates compared',
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
            { text: 'Hard, hot end too' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'oxygen',
      heading: 'For oxygen service',
      items: [
        {
          text: 'State oxygen, its pressure and the purity class in the order: the part must be cleaned and bagged for it.',
        },
        { text: 'Ask for a grade released for oxygen by its maker, with batch identity on the certificate.' },
        { text: 'Use no lubricant except one approved for oxygen, usually of PFPE type.' },
        {
          text: 'Keep the bag closed until assembly, and see <a href="/cleanroom">cleanroom</a> and <a href="/vacuum-bagging">vacuum bagging</a> for what can be arranged.',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'PCTFE: three checks',
      items: [
        {
          question: 'Will it seal without a spring?',
          answer:
            '<p>As a seat under a hard disc, yes. As a lip, it needs <a href="/spring-energized-seals">a spring</a>, since cold shrinkage opens the contact.</p>',
        },
        {
          question: 'Why are parts sometimes cloudy?',
          answer:
            '<p>Cooling speed sets how much crystallizes. Quick cooling gives clear, tougher parts; slow cooling gives milky, stiffer ones.</p>',
        },
        {
          question: 'Solvent exposure?',
          answer:
            '<p>Name the solvent. Halogenated ones are the doubtful group; acids, water and oxidizers are not.</p>',
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
      heading: 'Cryogenic seat or ring',
      content: 'Medium, coldest wall, pressure, seat diameter, cycles: that is enough for a first proposal.',
      actions: [
        { label: 'Describe your valve', url: '/request-a-quote', priority: 'primary' },
        { label: 'Vacuum baking', url: '/vacuum-baking' },
      ],
    }),
  ],
});
