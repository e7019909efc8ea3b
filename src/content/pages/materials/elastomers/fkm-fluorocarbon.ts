import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/fkm-fluorocarbon',
  title: 'Fluorocarbon (FKM) types A to ETP',
  description:
    'FKM O-rings from −20 to 204 °C: how types A, B, GF, GLT, GFLT and ETP differ, which fluids they resist, and where fluorocarbon fails.',
  blocks: [
    block('Content Header', {
      heading: 'Fluorocarbon (FKM)',
      lead: 'For hot oil, fuel, aromatics, acids and vacuum up to 204 °C (399 °F). Standard type A starts at −20 °C (−4 °F). The six types differ in cold flexibility and in resistance to alcohols and bases. Viton™ is one trade name for it.',
      actions: [primary('FKM O-rings', '/shop/orings?material=fkm'), link('Which type do I need?', '#types')],
      image: '/drawings/temperature-range.svg?low=-20&high=204',
      material: 'FKM-A',
    }),
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
      head: head('Type', numeric('Low, °C'), numeric('High, °C'), 'Reason to choose it'),
      rows: [
        row(
          ['A', '/shop/orings?material=fkm&subtype=type-a'],
          '−20',
          '204',
          'Oil, fuel, heat; most sizes; 225–230 °C short term',
        ),
        row(['B', '/shop/orings?material=fkm&subtype=type-b'], '−15', '204', 'Fuel with alcohol; less swell than A'),
        row(
          ['GF', '/shop/orings?material=fkm&subtype=type-gf'],
          '−10',
          '204',
          'Methanol, acids, hot water in peroxide grades',
        ),
        row(
          ['GLT', '/shop/orings?material=fkm&subtype=type-glt'],
          '−40',
          '204',
          'Cold fuel and oil; TR-10 about −30 °C',
        ),
        row(
          ['GFLT', '/shop/orings?material=fkm&subtype=type-gflt'],
          '−30',
          '204',
          'Alcohol fuel in the cold; TR-10 about −24 °C',
        ),
        row(['ETP', '/shop/orings?material=fkm&subtype=type-etp'], '−12', '230', 'Bases, amines and some ketones'),
      ],
      note: 'TR-10 is the temperature at which a frozen, stretched sample has recovered 10% of its stretch. Static seals work slightly below it.',
    }),
    block('Column Content', {
      id: 'fluids',
      heading: 'Chemical resistance of standard FKM',
      columns: [
        plusPoints('Suited to', [
          'Engine oil, diesel, jet fuel, gasoline E10: A',
          'Toluene, xylene, trichloroethylene: A',
          'Sulfuric acid to 98%: A',
          'Ozone and silicone oil: A',
        ]),
        minusPoints('Not for type A', [
          'Acetone, MEK, ethyl acetate: D',
          'Methanol: D; GF is better',
          'Diethylamine, anhydrous ammonia, glycol brake fluid: D',
          'Steam, and Skydrol-type fluid: D',
        ]),
      ],
    }),
    faq('Questions about FKM', {
      'Is there a difference between Viton™ and FKM?':
        '<p>FKM is the ASTM D1418 name of the polymer class. Viton™ is a trademark of its owner for one line of such polymers. If the drawing names the trademark, filter by <a href="/shop/orings?material=fkm&brand=viton-a">brand</a>; if it says FKM, that type from any manufacturer conforms.</p>',
      'Brown or black?':
        '<p>The limits are the same. Brown is often used so that fluorocarbon is not confused with nitrile in assembly.</p>',
      'What if there are amines or steam as well as oil?':
        '<p>See <a href="/fepm">FEPM</a>, at ETP, and at <a href="/ffkm-perfluoroelastomer">FFKM</a> when temperature is high as well.</p>',
    }),
    block('Page Margin', {
      material: 'FKM-A',
      store: '/shop/orings?material=fkm',
      links: [
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('Tetrafluoroethylene propylene (FEPM)', '/fepm'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Choose FKM by type, size and hardness',
      content: 'If you only know the fluid, send it with temperature and concentration, and we name the type.',
      actions: [
        primary('Fluorocarbon in the store', '/shop/orings?material=fkm'),
        link('Ask which type', '/contact-us'),
      ],
    }),
  ],
});
