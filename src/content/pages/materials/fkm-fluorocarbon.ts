import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/fkm-fluorocarbon',
  title: 'Fluorocarbon (FKM) types A to ETP',
  description:
    'FKM O-rings from −20 to 204 °C: how types A, B, GF, GLT, GFLT and ETP differ, which fluids they resist, and where fluorocarbon fails.',
  image: '/drawings/temperature-range.svg?low=-20&high=204',
  blocks: [
    block('Content Header', {
      heading: 'Fluorocarbon (FKM)',
      lead: 'For hot oil, fuel, aromatics, acids and vacuum up to 204 °C (399 °F). Standard type A starts at −20 °C (−4 °F). The six types differ in cold flexibility and in resistance to alcohols and bases. Viton™ is one trade name for it.',
      actions: [
        { label: 'FKM O-rings', url: '/shop/orings?material=fkm', priority: 'primary' },
        { label: 'Which type do I need?', url: '#types' },
      ],
      image: '/drawings/temperature-range.svg?low=-20&high=204',
      material: 'FKM-A',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'fluorine',
      heading: 'Fluorine content and cure',
      content:
        '<p>The more fluorine in the chain, the less fuels and solvents swell it, and the stiffer it becomes at low temperature. Type A holds about 66% fluorine, type B 68%, type GF 70%. The letters L and T mark types whose chain carries an ether side group that restores flexibility.</p><p>Bisphenol cure, usual for type A, gives the lowest <a href="/o-ring-failure-guide">compression set</a>. Peroxide cure, used for GF, GLT and GFLT, resists hot water, acids and steam better.</p>',
    }),
    block('Data Table', {
      id: 'types',
      heading: 'The six types',
      caption: 'Six FKM types, typical limits',
      head: [
        { text: 'Type' },
        { text: 'Low, °C', numeric: true },
        { text: 'High, °C', numeric: true },
        { text: 'Reason to choose it' },
      ],
      rows: [
        {
          cells: [
            { text: 'A', url: '/shop/orings?material=fkm&subtype=type-a' },
            { text: '−20' },
            { text: '204' },
            { text: 'Oil, fuel, heat; most sizes; 225–230 °C short term' },
          ],
        },
        {
          cells: [
            { text: 'B', url: '/shop/orings?material=fkm&subtype=type-b' },
            { text: '−15' },
            { text: '204' },
            { text: 'Fuel with alcohol; less swell than A' },
          ],
        },
        {
          cells: [
            { text: 'GF', url: '/shop/orings?material=fkm&subtype=type-gf' },
            { text: '−10' },
            { text: '204' },
            { text: 'Methanol, acids, hot water in peroxide grades' },
          ],
        },
        {
          cells: [
            { text: 'GLT', url: '/shop/orings?material=fkm&subtype=type-glt' },
            { text: '−40' },
            { text: '204' },
            { text: 'Cold fuel and oil; TR-10 about −30 °C' },
          ],
        },
        {
          cells: [
            { text: 'GFLT', url: '/shop/orings?material=fkm&subtype=type-gflt' },
            { text: '−30' },
            { text: '204' },
            { text: 'Alcohol fuel in the cold; TR-10 about −24 °C' },
          ],
        },
        {
          cells: [
            { text: 'ETP', url: '/shop/orings?material=fkm&subtype=type-etp' },
            { text: '−12' },
            { text: '230' },
            { text: 'Bases, amines and some ketones' },
          ],
        },
      ],
      note: 'TR-10 is the temperature at which a frozen, stretched sample has recovered 10% of its stretch. Static seals work slightly below it.',
    }),
    block('Column Content', {
      id: 'fluids',
      heading: 'Chemical resistance of standard FKM',
      columns: [
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Engine oil, diesel, jet fuel, gasoline E10: A' },
            { text: 'Toluene, xylene, trichloroethylene: A' },
            { text: 'Sulfuric acid to 98%: A' },
            { text: 'Ozone and silicone oil: A' },
          ],
        },
        {
          heading: 'Not for type A',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Acetone, MEK, ethyl acetate: D' },
            { text: 'Methanol: D; GF is better' },
            { text: 'Diethylamine, anhydrous ammonia, glycol brake fluid: D' },
            { text: 'Steam, and Skydrol-type fluid: D' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about FKM',
      items: [
        {
          question: 'Is there a difference between Viton™ and FKM?',
          answer:
            '<p>FKM is the ASTM D1418 name of the polymer class. Viton™ is a trademark of its owner for one line of such polymers. If the drawing names the trademark, filter by <a href="/shop/orings?material=fkm&brand=viton-a">brand</a>; if it says FKM, that type from any manufacturer conforms.</p>',
        },
        {
          question: 'Brown or black?',
          answer:
            '<p>The limits are the same. Brown is often used so that fluorocarbon is not confused with nitrile in assembly.</p>',
        },
        {
          question: 'What if there are amines or steam as well as oil?',
          answer:
            '<p>See <a href="/fepm">FEPM</a>, at ETP, and at <a href="/ffkm-perfluoroelastomer">FFKM</a> when temperature is high as well.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'FKM-A',
      store: '/shop/orings?material=fkm',
      links: [
        { label: 'O-ring failure guide', url: '/o-ring-failure-guide' },
        { label: 'Tetrafluoroethylene propylene (FEPM)', url: '/fepm' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Choose FKM by type, size and hardness',
      content: 'If you only know the fluid, send it with temperature and concentration, and we name the type.',
      actions: [
        { label: 'Fluorocarbon in the store', url: '/shop/orings?material=fkm', priority: 'primary' },
        { label: 'Ask which type', url: '/contact-us' },
      ],
    }),
  ],
});
