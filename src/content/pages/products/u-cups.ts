import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/u-cups',
  title: 'U-cups for cylinders: rod and piston lips',
  description:
    'U-cups seal with two lips that pressure spreads: rod, piston and symmetrical forms, materials, loaded lips, grooves and fitting.',
  image: '/drawings/u-cup.svg',
  blocks: [
    block('Content Header', {
      heading: 'U-cups',
      lead: 'Two lips open toward the pressure. The fluid itself spreads them against rod and groove, so the seal presses hard when it must and hardly at all when the cylinder idles.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Cylinder seals', url: '/hydraulic-and-pneumatic-seals' },
      ],
      image: '/drawings/u-cup.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'direction',
      heading: 'It seals one way',
      content:
        '<p>Turn a U-cup round and it leaks; that is its nature and at times its use, as a check valve. A double-acting piston needs two, back to back, with a drain or a vent between them so that no pressure is trapped. Trapped pressure can reach several times that of the system and blows lips off.</p>',
    }),
    block('Column Content', {
      id: 'forms',
      heading: 'Three forms and a fourth',
      columns: [
        {
          heading: 'Rod',
          content:
            '<p>Short, strong inner lip that scrapes the film from the rod; longer outer lip that rests in the groove. See <a href="/dynamic-rod-piston-design">rod and piston glands</a>.</p>',
        },
        {
          heading: 'Piston',
          content:
            '<p>The reverse: the outer lip does the wiping. Often paired with guide rings that carry side load.</p>',
        },
        {
          heading: 'Symmetrical',
          content:
            '<p>Equal lips for rod or piston. One stock item covers both, at the price of a compromise in either.</p>',
        },
      ],
    }),
    block('Text', {
      text: '<p>The fourth is the loaded cup: an <a href="/shop/orings?durometer=medium&material=nbr">O-ring</a> lies in the U and holds the lips apart at zero pressure, for cold starts, vacuum on the return stroke and vertical rods.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials',
      caption: 'U-cup materials with typical limits',
      head: [
        { text: 'Material' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Strong point' },
        { text: 'Weak point' },
      ],
      rows: [
        {
          cells: [
            { text: 'Polyester urethane (AU)', url: '/polyurethane' },
            { text: '−40 °C' },
            { text: '82 °C' },
            { text: 'Abrasion, extrusion, oil' },
            { text: 'Hot water' },
          ],
        },
        {
          cells: [
            { text: 'Polyether urethane (EU)', url: '/polyurethane' },
            { text: '−54 °C' },
            { text: '82 °C' },
            { text: 'Cold, water' },
            { text: 'Acids, steam' },
          ],
        },
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: '−34 °C' },
            { text: '121 °C' },
            { text: 'Pneumatics, low cost' },
            { text: 'Ozone' },
          ],
        },
        {
          cells: [
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: 'Heat, aromatic fluids' },
            { text: 'Cold starts' },
          ],
        },
        {
          cells: [
            { text: 'EPDM', url: '/epdm' },
            { text: '−54 °C' },
            { text: '150 °C' },
            { text: 'Glycol, phosphate ester' },
            { text: 'Any mineral oil' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Against other piston seals',
      columns: [
        {
          heading: 'Speaks for it',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Drift must be low: lips wipe nearly dry' },
            { text: 'Pressure is one-sided' },
            { text: 'Tolerances are wide, since lips follow' },
          ],
        },
        {
          heading: 'Speaks against it',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Space along the stroke is short: cap seals are narrower' },
            { text: 'Stick-slip is not allowed at creeping speed' },
            { text: 'Both directions in one groove' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'In the workshop',
      items: [
        {
          question: 'How is it snapped into a closed groove?',
          answer:
            '<p>Bend it into a kidney, slip it in, let it spring round. Polyurethane warmed in oil is easier. Small rods need a split gland.</p>',
        },
        {
          question: 'Why are the lips worn on one side?',
          answer: '<p>Because the rod leans. Replace guides first and lips afterwards.</p>',
        },
        {
          question: 'What do you need to identify one?',
          answer:
            '<p>Rod or bore, groove diameter, groove width, color and hardness if a sample exists. A cut piece tells more than a photo.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=medium&material=nbr',
      links: [
        { label: 'Cap seals', url: '/cap-seals' },
        { label: 'T-seals', url: '/t-seals' },
        { label: 'V-rings', url: '/v-rings' },
        { label: 'Surface finish', url: '/surface-finish' },
        { label: 'Chemical compatibility', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'A worn cup is a drawing',
      content: 'Measure three dimensions or send the piece in; both lead to a replacement.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Reverse engineering', url: '/reverse-engineering' },
      ],
    }),
  ],
});
