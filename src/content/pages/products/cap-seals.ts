import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/cap-seals',
  title: 'Cap seals: PTFE on a rubber energizer',
  description:
    'A PTFE cap over an O-ring gives low, even friction in cylinders: profiles, fillers, energizer materials, grooves, fitting and limits.',
  image: '/drawings/cap-seal.svg',
  blocks: [
    block('Content Header', {
      heading: 'Cap seals',
      lead: 'A ring of filled PTFE does the sliding, an O-ring beneath it supplies the force. Friction stays almost equal at rest and in motion, so the rod starts without a jerk.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'O-rings as energizers', url: '/shop/orings?material=nbr,fkm,hnbr' },
      ],
      image: '/drawings/cap-seal.svg',
    }),
    block('Table of Contents', {}),
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
      text: '<p>The rubber sets the working range: under a nitrile ring the seal ends at 121 °C, under fluorocarbon at 204 °C, under silicone it reaches down to −55 °C. The medium reaches the O-ring as well, so it must bear the chemistry which the cap alone would withstand.</p>',
    }),
    block('Column Content', {
      id: 'profiles',
      heading: 'Profiles',
      columns: [
        {
          heading: 'Piston cap',
          content:
            '<p>Rectangular cap, double-acting. Narrow enough for short pistons; notches in its sides let pressure reach the energizer at once.</p>',
        },
        {
          heading: 'Rod step',
          content:
            '<p>One edge is stepped: it wipes on the outward stroke and lets the film return. Two in a row behave like a single dry seal.</p>',
        },
        {
          heading: 'Rotary cap',
          content:
            '<p>Grooves along the face hold lubricant and the back is shaped against turning in the gland. For swivels with slow or part-turn motion; see <a href="/dynamic-rotary-design">rotary design</a>.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'fillers',
      heading: 'Fillers',
      caption: 'Fillers of the cap and what they change',
      head: [{ text: 'Filler' }, { text: 'Brings' }, { text: 'Costs' }],
      rows: [
        {
          cells: [{ text: 'Glass' }, { text: 'Creep resistance, electrical insulation' }, { text: 'Wears soft rods' }],
        },
        {
          cells: [
            { text: 'Carbon' },
            { text: 'Wear life in water and dry gas, some conductivity' },
            { text: 'Black marks' },
          ],
        },
        { cells: [{ text: 'Bronze' }, { text: 'Load and heat conduction in oil' }, { text: 'No acids, no ammonia' }] },
        { cells: [{ text: 'None (virgin)' }, { text: 'Purity, broadest chemistry' }, { text: 'Cold flow' }] },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'A cap seal or a lip?',
      columns: [
        {
          heading: 'Cap',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Positioning axes: no stick-slip' },
            { text: 'High speed with thin lubrication' },
            { text: 'Both directions in a single groove' },
            { text: 'Fluids that attack every polyurethane' },
          ],
        },
        {
          heading: 'Lip',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Load must be held for days without drift: a lip leaks less' },
            { text: 'The housing cannot open and rods are small: PTFE must be folded to enter' },
            { text: 'Dirt gets in: hard particles embed in PTFE and score the rod' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Fitting a cap',
      style: 'numbers',
      items: [
        { text: 'Lay the O-ring in the groove without twist.' },
        {
          text: 'For a rod: fold the cap into a heart shape without a sharp bend and let it open in the groove. For a piston: stretch it over a cone with a spreading sleeve.',
        },
        { text: 'Calibrate it with a tapered sleeve or the rod itself until it has shrunk back.' },
        { text: 'Lubricate, then close.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Two questions worth asking',
      items: [
        {
          question: 'Can I reuse my O-ring groove?',
          answer:
            '<p>Sometimes a slim cap fits over an O-ring of smaller section in the same groove. Send width, depth and rod or bore; we check the squeeze that is left.</p>',
        },
        {
          question: 'Which rod surface?',
          answer:
            '<p>Hard, and finer than for rubber. PTFE transfers a film to the rod and needs a fine, even texture to do so; figures belong to the pair, see <a href="/surface-finish">surface finish for seals</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr,fkm,hnbr',
      links: [
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'U-cups', url: '/u-cups' },
        { label: 'Backup rings', url: '/backup-rings' },
        { label: 'Filled PTFE', url: '/filled-ptfe' },
        { label: 'UHMWPE', url: '/uhmwpe' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Stroke, speed, pressure, fluid',
      content: 'Add rod or bore and the groove if it exists: that is a complete inquiry.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
    }),
  ],
});
