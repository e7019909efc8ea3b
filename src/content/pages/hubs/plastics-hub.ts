import { block, definePage } from '../../define-page.ts';
import { head, link, minusPoints, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/plastics-hub',
  title: 'Plastics for seals, seats and backup rings',
  description:
    'Ten sealing plastics by heat, load and chemistry: PTFE, PEEK, UHMWPE and others. Why plastic seals need a spring or rubber behind them.',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Plastics',
      lead: 'Plastics withstand loads, wear and chemicals that rubber cannot, but they do not spring back. They support a rubber ring, slide in front of one, or contain a metal spring.',
      actions: [
        primary('PTFE and PEEK rings', '/shop/orings?material=ptfe,peek'),
        link('Turned parts on request', '/request-a-quote'),
      ],
      image: '/drawings/plastic.svg',
      altText: 'Plastic ring section with crossed hatching',
    }),
    block('Material Families', { id: 'ten', heading: 'Ten materials', kind: 'plastic' }),
    block('Data Table', {
      id: 'by-task',
      heading: 'By task',
      caption: 'Plastics for common seal tasks',
      head: head('Task', 'First choice', 'Next choice'),
      rows: [
        row('Backup ring in oil, moderate pressure', ['Filled PTFE', '/filled-ptfe'], ['PEEK', '/materialpages/peek']),
        row('Jacket for acid and solvent', ['PTFE', '/materialpages/ptfe'], ['PVDF body', '/pvdf']),
        row('Valve seat, cryogenic', ['PCTFE', '/pctfe'], ['UHMWPE', '/uhmwpe']),
        row('Wear strip and guide', ['Acetal', '/acetal'], ['Nylon', '/nylon']),
        row('Dry bearing in heat', ['Polyimide', '/polyimide'], ['PEEK', '/materialpages/peek']),
      ],
    }),
    block('Column Content', {
      id: 'rules',
      heading: 'Designing with a part that does not stretch',
      columns: [
        plusPoints('Do', [
          'Open the groove on one side, or split the ring, so that it can be installed',
          'Add a <a href="/spring-energized-seals">spring</a> or a rubber ring where contact must last',
          'Allow for thermal growth several times that of steel',
          'Let a turned part cool to room temperature before its size is checked',
        ]),
        minusPoints('Avoid', [
          'A plain PTFE ring under steady load without a closed pocket: it creeps',
          'Nylon with tight fits in water',
          'Sharp corners and deep notches: stiff plastics crack where rubber would give',
          'Confusing Shore D with Shore A; see <a href="/durometer-and-hardness">hardness scales</a>',
        ]),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Quote a backup ring, seat or jacket',
      content: 'Send diameter, cross-section, pressure and temperature.',
      actions: [primary('Quote a plastic part', '/request-a-quote'), link('Cap seals', '/cap-seals')],
    }),
  ],
});
