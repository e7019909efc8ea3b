import { block, definePage } from '../../define-page.ts';
import { columns, link, primary } from '../../shorthand.ts';

export const page = definePage({
  path: '/elastomers-hub',
  title: 'Elastomers for seals: eighteen rubber families',
  description:
    'Choose a seal rubber in four steps: fluid, heat, cold and duty. One line on each of eighteen families with its typical temperature range.',
  image: '/drawings/elastomer.svg',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Elastomers',
      lead: 'Eighteen rubber families on one scale. Set the temperatures and the medium your seal must withstand; families that do not suit them turn gray.',
      families: 'elastomer',
      actions: [
        primary('Filter rubber O-rings', '/shop/orings?material=nbr,epdm,fkm,vmq'),
        link('Material comparison guide', '/material-comparison-guide'),
      ],
    }),
    block('Material Families', { id: 'families', kind: 'elastomer', rangeBox: false }),
    block('Column Content', {
      id: 'steps',
      heading: 'Four steps to a short list',
      columns: columns({
        '1 Fluid':
          '<p>Mineral oil and fuel on one side; water, brake fluid and ketones on the other. Hardly any rubber suits both. The <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">table of 349 chemicals</a> gives the ratings.</p>',
        '2 Highest steady temperature': '<p>Stay 20 to 30 °C (35 to 55 °F) below the limit for years of service.</p>',
        '3 Lowest sealing temperature': '<p>A stiff ring leaks even if it does not crack.</p>',
        '4 Duty': '<p>Sliding, wear, high-pressure gas and vacuum each rule out some families.</p>',
      }),
    }),
    block('Content Subheader', {
      id: 'names',
      heading: 'Family, grade, compound',
      content:
        '<p>A family name such as EPDM says what the polymer chain is made of. A grade adds the cure and the purpose, such as peroxide cured or food contact. A compound is one recipe with a hardness and a color, and only a compound has a datasheet. Two compounds of one family can differ more than two families do, so reorder the compound you have tested.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Two families left?',
      content: 'Order a few rings of each and soak them in the fluid for a week.',
      actions: [primary('Shop by material', '/shop/orings?material=hnbr,fkm'), link('Ask for advice', '/contact-us')],
    }),
  ],
});
