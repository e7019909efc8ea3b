import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/epichlorohydrin',
  title: 'Epichlorohydrin (ECO, CO) rubber seals',
  description:
    'ECO joins fuel resistance, ozone resistance and very low gas permeability from −40 to 121 °C. CO against ECO, figures, uses and cautions.',
  image: '/drawings/temperature-range.svg?low=-40&high=121',
  blocks: [
    block('Content Header', {
      heading: 'Epichlorohydrin (ECO, CO)',
      lead: 'Fuel on one side, weather on the other, and almost no vapor through the wall: −40 to 121 °C (−40 to 250 °F). Seen in fuel hoses, diaphragms and air-conditioning parts.',
      actions: [
        { label: 'See ECO compounds', url: '/shop/orings?material=eco', priority: 'primary' },
        { label: 'Permeability of materials', url: '/permeability' },
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=121',
      material: 'ECO/CO',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'two',
      heading: 'Two polymers under one roof',
      columns: [
        {
          heading: 'CO, the homopolymer',
          content:
            '<p>Only epichlorohydrin in the chain. Most chlorine, hence the tightest against gas and the slowest to burn, but it stiffens well before −40 °C.</p>',
        },
        {
          heading: 'ECO, the copolymer',
          content:
            '<p>Ethylene oxide units make the chain more flexible. Cold start improves, permeability rises a little, and the rubber becomes slightly conductive, which helps where static charge has to drain.</p>',
        },
      ],
    }),
    block('List', {
      id: 'selection',
      heading: 'A selection path for fuel and vapor',
      style: 'numbers',
      items: [
        {
          text: 'Does it swell too much? Start from <a href="/nbr-buna-n">nitrile</a>, which is cheap and resists gasoline.',
        },
        { text: 'Does ozone reach it? Nitrile cracks; epichlorohydrin and <a href="/hnbr">HNBR</a> do not.' },
        { text: 'Must vapor stay in? Epichlorohydrin is rated very low for gas, nitrile low to medium.' },
        {
          text: 'Hotter than 121 °C, or alcohol-rich fuel? Then <a href="/fkm-fluorocarbon">fluorocarbon</a> type B, GF or GFLT.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'cautions',
      heading: 'Cautions',
      content:
        '<p>Ketones, esters, aldehydes, chlorinated solvents and steam attack it. The cured rubber holds chlorine, so ask about corrosion where a bare metal contact stays damp against it. Hot, long service can soften the polymer; HNBR ages by hardening and gives more warning.</p><p>The chemical table has no epichlorohydrin column: send the fluid and we check the compound data.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Epichlorohydrin questions',
      items: [
        {
          question: 'Is it a vacuum material?',
          answer:
            '<p>Gas passes slowly, but outgassing is a separate matter and nobody should assume it is low. For vacuum look at <a href="/fkm-fluorocarbon">FKM</a> or <a href="/materialpages/butyl">butyl</a>, and at <a href="/vacuum-baking">vacuum baking</a>.</p>',
        },
        {
          question: 'Can diaphragms be molded in it?',
          answer:
            '<p>Yes, plain or with fabric. Give stroke, pressure both ways, and the bolt circle: <a href="/diaphragms">diaphragms</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'ECO/CO',
      store: '/shop/orings?material=eco',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Butyl (IIR)', url: '/materialpages/butyl' },
        { label: 'Vacuum baking', url: '/vacuum-baking' },
        { label: 'Diaphragms', url: '/diaphragms' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Fuel vapor has to stay in?',
      content: 'We compare epichlorohydrin with two alternatives for your fuel and wall thickness.',
      actions: [
        { label: 'Start a request', url: '/request-a-quote', priority: 'primary' },
        { label: 'ECO O-rings', url: '/shop/orings?material=eco' },
      ],
    }),
  ],
});
