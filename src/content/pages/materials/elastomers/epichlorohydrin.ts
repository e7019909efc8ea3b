import { block, definePage } from '../../../define-page.ts';
import { columns, faq, link, primary, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/epichlorohydrin',
  title: 'Epichlorohydrin (ECO, CO) rubber seals',
  description:
    'ECO combines fuel resistance, ozone resistance and very low gas permeability from −40 to 121 °C. CO against ECO, figures, uses and cautions.',
  blocks: [
    block('Content Header', {
      heading: 'Epichlorohydrin (ECO, CO)',
      lead: 'For fuel on one side, weather on the other, and almost no vapor loss: −40 to 121 °C (−40 to 250 °F). Used in fuel hoses, diaphragms and air-conditioning parts.',
      actions: [
        primary('See ECO compounds', '/shop/orings?material=eco'),
        link('Permeability of materials', '/permeability'),
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=121',
      material: 'ECO/CO',
    }),
    block('Column Content', {
      id: 'two',
      heading: 'Two polymers',
      columns: columns({
        'CO, the homopolymer':
          '<p>Only epichlorohydrin in the chain. With the most chlorine, it is the tightest against gas and the slowest to burn, but it stiffens well above −40 °C.</p>',
        'ECO, the copolymer':
          '<p>Ethylene oxide units make the chain more flexible. Cold flexibility improves, permeability rises slightly, and the rubber becomes slightly conductive, which helps drain static charge.</p>',
      }),
    }),
    block('List', {
      id: 'selection',
      heading: 'How to choose for fuel and vapor',
      style: 'numbers',
      items: texts(
        'Start with <a href="/nbr-buna-n">nitrile</a>, which costs little and resists gasoline.',
        'With ozone, nitrile cracks; epichlorohydrin and <a href="/hnbr">HNBR</a> do not.',
        'Where vapor must stay in: epichlorohydrin has very low gas permeability, nitrile low to medium.',
        'Above 121 °C, or in alcohol-rich fuel, use <a href="/fkm-fluorocarbon">fluorocarbon</a> type B, GF or GFLT.',
      ),
    }),
    block('Content Subheader', {
      id: 'cautions',
      heading: 'Cautions',
      content:
        '<p>Ketones, esters, aldehydes, chlorinated solvents and steam attack it. The cured rubber contains chlorine, so ask about corrosion of damp, bare metal in contact with it. Long service in heat can soften the polymer; HNBR hardens instead, which gives more warning.</p><p>The chemical table has no epichlorohydrin column: send the fluid, and we check the compound data.</p>',
    }),
    faq('Questions about epichlorohydrin', {
      'Is it a vacuum material?':
        '<p>Gas passes slowly, but do not assume that outgassing is low too. For vacuum, see <a href="/fkm-fluorocarbon">FKM</a> or <a href="/materialpages/butyl">butyl</a>, and at <a href="/vacuum-baking">vacuum baking</a>.</p>',
      'Can diaphragms be molded in it?':
        '<p>Yes, plain or with fabric. Give stroke, pressure on both sides and the bolt circle. See <a href="/diaphragms">diaphragms</a>.</p>',
    }),
    block('Page Margin', {
      material: 'ECO/CO',
      store: '/shop/orings?material=eco',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Butyl (IIR)', '/materialpages/butyl'),
        link('Vacuum baking', '/vacuum-baking'),
        link('Diaphragms', '/diaphragms'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Need to hold fuel vapor?',
      content: 'We compare epichlorohydrin with two alternatives for your fuel and wall thickness.',
      actions: [primary('Start a request', '/request-a-quote'), link('ECO O-rings', '/shop/orings?material=eco')],
    }),
  ],
});
