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
      lead: 'A ring of filled PTFE slides; an O-ring beneath it supplies the force. Friction is almost the same at rest and in motion, so the rod starts smoothly.',
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
      text: '<p>The rubber sets the working range: under a nitrile ring the seal ends at 121 °C, under fluorocarbon at 204 °C, under silicone it reaches down to −55 °C. The medium reaches the O-ring as well, so its rubber must withstand the medium too.</p>',
    }),
    block('Column Content', {
      id: 'profiles',
      heading: 'Profiles',
      columns: [
        {
          heading: 'Piston cap',
          content:
            '<p>Rectangular cap, double-acting. Narrow enough for short pistons; notches in its sides let pressure reach the energizer.</p>',
        },
        {
          heading: 'Rod step',
          content:
            '<p>One edge is stepped: it wipes the rod on the outward stroke and lets the oil film return. Two in a row leave the rod almost dry.</p>',
        },
        {
          heading: 'Rotary cap',
          content:
            '<p>Grooves along the face hold lubricant and the back is shaped so that it cannot turn in the gland. For swivels with slow or part-turn motion; see <a href="/dynamic-rotary-design">rotary design</a>.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'fillers',
      heading: 'Fillers',
      caption: 'Fillers and their effects',
      head: [{ text: 'Filler' }, { text: 'Advantage' }, { text: 'Drawback' }],
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
      heading: 'Cap seal or lip seal?',
      columns: [
        {
          heading: 'Cap seal',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Positioning without stick-slip' },
            { text: 'High speed with little lubrication' },
            { text: 'Pressure from both sides in one groove' },
            { text: 'Fluids that attack every polyurethane' },
          ],
        },
        {
          heading: 'Lip seal',
          bulletType: 'minus_bullet',
          points: [
            { text: 'A load must be held for days without drift: a lip leaks less' },
            { text: 'Closed housings for small rods: PTFE must be folded to go in' },
            { text: 'Dirt: hard particles embed in PTFE and score the rod' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Installing a cap seal',
      style: 'numbers',
      items: [
        { text: 'Lay the O-ring in the groove without twist.' },
        {
          text: 'For a rod: fold the cap into a heart shape without a sharp bend and let it open in the groove. For a piston: stretch it over a cone with a spreading sleeve.',
        },
        { text: 'Resize it with a tapered sleeve or the rod itself.' },
        { text: 'Lubricate, then assemble.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about cap seals',
      items: [
        {
          question: 'Can I reuse my O-ring groove?',
          answer:
            '<p>Sometimes a slim cap fits over an O-ring of smaller section in the same groove. Send width, depth and rod or bore; we check the squeeze that is left.</p>',
        },
        {
          question: 'Which rod surface?',
          answer:
            '<p>Hard, and finer than for rubber. PTFE leaves a film on the rod and needs a fine, even finish for it; for figures, see <a href="/surface-finish">surface finish for seals</a>.</p>',
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
      heading: 'Send stroke, speed, pressure and fluid',
      content: 'Add the rod or bore diameter and the groove, if there is one.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
    }),
  ],
});
