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
      lead: 'Two lips open toward the pressure. The fluid spreads them against rod and groove, so the seal presses hard under pressure and lightly when the cylinder idles.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Cylinder seals', url: '/hydraulic-and-pneumatic-seals' },
      ],
      image: '/drawings/u-cup.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'direction',
      heading: 'It seals in one direction',
      content:
        '<p>Against its direction a U-cup leaks, which is sometimes used as a check valve. A double-acting piston needs two, back to back, with a drain or vent between them. Trapped pressure can reach several times system pressure and destroy the lips.</p>',
    }),
    block('Column Content', {
      id: 'forms',
      heading: 'Forms',
      columns: [
        {
          heading: 'Rod',
          content:
            '<p>A short, strong inner lip wipes the rod; a longer outer lip rests in the groove. See <a href="/dynamic-rod-piston-design">rod and piston glands</a>.</p>',
        },
        {
          heading: 'Piston',
          content:
            '<p>The reverse: the outer lip wipes the bore. Often used with guide rings that carry side load.</p>',
        },
        {
          heading: 'Symmetrical',
          content: '<p>Equal lips for rod or piston. One part covers both, but is a compromise for each.</p>',
        },
      ],
    }),
    block('Text', {
      text: '<p>A fourth form is the loaded U-cup: an <a href="/shop/orings?durometer=medium&material=nbr">O-ring</a> in the U holds the lips apart at zero pressure, for cold starts, vacuum on the return stroke and vertical rods.</p>',
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
      heading: 'U-cup or another seal?',
      columns: [
        {
          heading: 'Reasons for a U-cup',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Drift must be low: lips leave the surface nearly dry' },
            { text: 'Pressure is one-sided' },
            { text: 'Tolerances are wide, since lips follow' },
          ],
        },
        {
          heading: 'Reasons against it',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Axial space is short: cap seals are narrower' },
            { text: 'No stick-slip is allowed at very low speed' },
            { text: 'Pressure comes from both sides in one groove' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about U-cups',
      items: [
        {
          question: 'How do I install it in a closed groove?',
          answer:
            '<p>Bend it into a kidney shape, insert it and let it spring back. Polyurethane is easier to bend when warmed in oil. Small rods need a split gland.</p>',
        },
        {
          question: 'Why are the lips worn on one side?',
          answer: '<p>The rod is tilted. Replace the guides first, then the seals.</p>',
        },
        {
          question: 'What do you need to identify one?',
          answer:
            '<p>Rod or bore, groove diameter, groove width, color and hardness if a sample exists. A cut piece shows more than a photo.</p>',
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
      heading: 'Replace a worn U-cup',
      content: 'Send three dimensions or the worn part.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Reverse engineering', url: '/reverse-engineering' },
      ],
    }),
  ],
});
