import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/u-cups',
  title: 'U-cups for cylinders: rod and piston lips',
  description:
    'U-cups seal with two lips that pressure spreads: rod, piston and symmetrical forms, materials, loaded lips, grooves and fitting.',
  blocks: [
    block('Content Header', {
      heading: 'U-cups',
      lead: 'Two lips open toward the pressure. The fluid spreads them against rod and groove, so the seal presses hard under pressure and lightly when the cylinder idles.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Cylinder seals', '/hydraulic-and-pneumatic-seals'),
      ],
      image: '/drawings/u-cup.svg',
    }),
    block('Content Subheader', {
      id: 'direction',
      heading: 'It seals in one direction',
      content:
        '<p>Against its direction a U-cup leaks, which is sometimes used as a check valve. A double-acting piston needs two, back to back, with a drain or vent between them. Trapped pressure can reach several times system pressure and destroy the lips.</p>',
    }),
    block('Column Content', {
      id: 'forms',
      heading: 'Forms',
      columns: columns({
        Rod: '<p>A short, strong inner lip wipes the rod; a longer outer lip rests in the groove. See <a href="/dynamic-rod-piston-design">rod and piston glands</a>.</p>',
        Piston: '<p>The reverse: the outer lip wipes the bore. Often used with guide rings that carry side load.</p>',
        Symmetrical: '<p>Equal lips for rod or piston. One part covers both, but is a compromise for each.</p>',
      }),
    }),
    block('Text', {
      text: '<p>A fourth form is the loaded U-cup: an <a href="/shop/orings?durometer=medium&material=nbr">O-ring</a> in the U holds the lips apart at zero pressure, for cold starts, vacuum on the return stroke and vertical rods.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials',
      caption: 'U-cup materials with typical limits',
      head: head('Material', numeric('Low'), numeric('High'), 'Strong point', 'Weak point'),
      rows: [
        row(['Polyester urethane (AU)', '/polyurethane'], '−40 °C', '82 °C', 'Abrasion, extrusion, oil', 'Hot water'),
        row(['Polyether urethane (EU)', '/polyurethane'], '−54 °C', '82 °C', 'Cold, water', 'Acids, steam'),
        row(['NBR', '/nbr-buna-n'], '−34 °C', '121 °C', 'Pneumatics, low cost', 'Ozone'),
        row(['FKM', '/fkm-fluorocarbon'], '−20 °C', '204 °C', 'Heat, aromatic fluids', 'Cold starts'),
        row(['EPDM', '/epdm'], '−54 °C', '150 °C', 'Glycol, phosphate ester', 'Any mineral oil'),
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'U-cup or another seal?',
      columns: [
        plusPoints('Reasons for a U-cup', [
          'Drift must be low: lips leave the surface nearly dry',
          'Pressure is one-sided',
          'Tolerances are wide, since lips follow',
        ]),
        minusPoints('Reasons against it', [
          'Axial space is short: cap seals are narrower',
          'No stick-slip is allowed at very low speed',
          'Pressure comes from both sides in one groove',
        ]),
      ],
    }),
    faq('Questions about U-cups', {
      'How do I install it in a closed groove?':
        '<p>Bend it into a kidney shape, insert it and let it spring back. Polyurethane is easier to bend when warmed in oil. Small rods need a split gland.</p>',
      'Why are the lips worn on one side?': '<p>The rod is tilted. Replace the guides first, then the seals.</p>',
      'What do you need to identify one?':
        '<p>Rod or bore, groove diameter, groove width, color and hardness if a sample exists. A cut piece shows more than a photo.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=medium&material=nbr',
      links: [
        link('Cap seals', '/cap-seals'),
        link('T-seals', '/t-seals'),
        link('V-rings', '/v-rings'),
        link('Surface finish', '/surface-finish'),
        link('Chemical compatibility', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replace a worn U-cup',
      content: 'Send three dimensions or the worn part.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Reverse engineering', '/reverse-engineering')],
    }),
  ],
});
