import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/cap-seals',
  title: 'Cap seals: PTFE on a rubber energizer',
  description:
    'A PTFE cap over an O-ring gives low, even friction in cylinders: profiles, fillers, energizer materials, grooves, fitting and limits.',
  blocks: [
    block('Content Header', {
      heading: 'Cap seals',
      lead: 'A ring of filled PTFE slides; an O-ring beneath it supplies the force. Friction is almost the same at rest and in motion, so the rod starts smoothly.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('O-rings as energizers', '/shop/orings?material=nbr,fkm,hnbr'),
      ],
      image: '/drawings/cap-seal.svg',
    }),
    block('Content Subheader', { id: 'data', heading: 'Two materials, two limits' }),
    block('Title Block', {
      facts: [
        { label: 'Cap', value: 'filled PTFE', url: '/filled-ptfe' },
        { label: 'Cap, typical range', value: '−200 to 260 °C' },
        { label: 'Energizer', value: 'O-ring or square ring', url: '/o-rings' },
        { label: 'Limit in practice', value: 'set by the energizer' },
      ],
    }),
    block('Text', {
      text: '<p>The rubber sets the working range: under a nitrile ring the seal ends at 121 °C, under fluorocarbon at 204 °C, under silicone it reaches down to −55 °C. The medium reaches the O-ring as well, so its rubber must withstand the medium too.</p>',
    }),
    block('Column Content', {
      id: 'profiles',
      heading: 'Profiles',
      columns: columns({
        'Piston cap':
          '<p>Rectangular cap, double-acting. Narrow enough for short pistons; notches in its sides let pressure reach the energizer.</p>',
        'Rod step':
          '<p>One edge is stepped: it wipes the rod on the outward stroke and lets the oil film return. Two in a row leave the rod almost dry.</p>',
        'Rotary cap':
          '<p>Grooves along the face hold lubricant and the back is shaped so that it cannot turn in the gland. For swivels with slow or part-turn motion; see <a href="/dynamic-rotary-design">rotary design</a>.</p>',
      }),
    }),
    block('Data Table', {
      id: 'fillers',
      heading: 'Fillers',
      caption: 'Fillers and their effects',
      head: head('Filler', 'Advantage', 'Drawback'),
      rows: [
        row('Glass', 'Creep resistance, electrical insulation', 'Wears soft rods'),
        row('Carbon', 'Wear life in water and dry gas, some conductivity', 'Black marks'),
        row('Bronze', 'Load and heat conduction in oil', 'No acids, no ammonia'),
        row('None (virgin)', 'Purity, broadest chemistry', 'Cold flow'),
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Cap seal or lip seal?',
      columns: [
        plusPoints('Cap seal', [
          'Positioning without stick-slip',
          'High speed with little lubrication',
          'Pressure from both sides in one groove',
          'Fluids that attack every polyurethane',
        ]),
        minusPoints('Lip seal', [
          'A load must be held for days without drift: a lip leaks less',
          'Closed housings for small rods: PTFE must be folded to go in',
          'Dirt: hard particles embed in PTFE and score the rod',
        ]),
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Installing a cap seal',
      style: 'numbers',
      items: texts(
        'Lay the O-ring in the groove without twist.',
        'For a rod: fold the cap into a heart shape without a sharp bend and let it open in the groove. For a piston: stretch it over a cone with a spreading sleeve.',
        'Resize it with a tapered sleeve or the rod itself.',
        'Lubricate, then assemble.',
      ),
    }),
    faq('Questions about cap seals', {
      'Can I reuse my O-ring groove?':
        '<p>Sometimes a slim cap fits over an O-ring of smaller section in the same groove. Send width, depth and rod or bore; we check the squeeze that is left.</p>',
      'Which rod surface?':
        '<p>Hard, and finer than for rubber. PTFE leaves a film on the rod and needs a fine, even finish for it; for figures, see <a href="/surface-finish">surface finish for seals</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr,fkm,hnbr',
      links: [
        link('Spring-energized seals', '/spring-energized-seals'),
        link('U-cups', '/u-cups'),
        link('Backup rings', '/backup-rings'),
        link('Filled PTFE', '/filled-ptfe'),
        link('UHMWPE', '/uhmwpe'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send stroke, speed, pressure and fluid',
      content: 'Add the rod or bore diameter and the groove, if there is one.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Engineering services', '/engineering-services')],
    }),
  ],
});
