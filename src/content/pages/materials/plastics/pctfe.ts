import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, numeric, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/pctfe',
  title: 'PCTFE valve seats and cryogenic seals',
  description:
    'PCTFE for liquefied gas, oxygen and vacuum: −240 to 150 °C, very low permeability, less creep than PTFE. Uses, oxygen cautions, alternatives.',
  blocks: [
    block('Content Header', {
      heading: 'PCTFE',
      lead: 'For seats and seals in liquid oxygen, nitrogen and hydrogen. Polychlorotrifluoroethylene creeps less than PTFE, is less permeable to gas, and stays tough at −240 °C (−400 °F). Its upper limit is 150 °C (302 °F). Kel-F® is an older trade name.',
      actions: [primary('Request PCTFE seats', '/request-a-quote'), link('PCTFE rings', '/shop/orings?material=pctfe')],
      image: '/drawings/temperature-range.svg?low=-240&high=150',
      material: 'PCTFE',
    }),
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
      head: head('Plastic', numeric('Low, °C'), numeric('High, °C'), 'Gas permeability', 'Remark'),
      rows: [
        row('PCTFE', '−240', '150', 'Very low', 'Firm seat, low creep'),
        row(['PTFE', '/materialpages/ptfe'], '−200', '260', 'Low', 'Lowest friction, creeps'),
        row(['UHMWPE', '/uhmwpe'], '−200', '82', 'Medium', 'Slowest wear'),
        row(['Polyimide', '/polyimide'], '−240', '288', 'Low', 'Hard, also for high heat'),
      ],
    }),
    block('List', {
      id: 'oxygen',
      heading: 'For oxygen service',
      items: texts(
        'State oxygen, pressure and purity class in the order: the part must be cleaned and bagged for it.',
        'Request a grade that its manufacturer releases for oxygen, with the batch on the certificate.',
        'Use only a lubricant approved for oxygen, usually PFPE.',
        'Keep the bag closed until assembly, and see <a href="/cleanroom">cleanroom</a> and <a href="/vacuum-bagging">vacuum bagging</a> for the services available.',
      ),
    }),
    faq('Questions about PCTFE', {
      'Does it seal without a spring?':
        '<p>As a seat under a hard disk, yes. As a lip it needs <a href="/spring-energized-seals">a spring</a>, since it shrinks away from the contact when cold.</p>',
      'Why are parts sometimes cloudy?':
        '<p>Cooling speed sets how much crystallizes. Fast cooling gives clear, tougher parts; slow cooling gives cloudy, stiffer ones.</p>',
      'Does it resist solvents?':
        '<p>Not all halogenated ones; name the solvent. Acids, water and oxidizers are no problem.</p>',
    }),
    block('Page Margin', {
      material: 'PCTFE',
      store: '/shop/orings?material=pctfe',
      links: [
        link('PTFE', '/materialpages/ptfe'),
        link('UHMWPE', '/uhmwpe'),
        link('Polyimide (PI)', '/polyimide'),
        link('Cleanroom', '/cleanroom'),
        link('Vacuum bagging', '/vacuum-bagging'),
        link('Spring-energized seals', '/spring-energized-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Quote a cryogenic seat or ring',
      content: 'Send medium, lowest temperature, pressure, seat diameter and cycles.',
      actions: [primary('Describe your valve', '/request-a-quote'), link('Vacuum baking', '/vacuum-baking')],
    }),
  ],
});
