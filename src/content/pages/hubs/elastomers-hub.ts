import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/elastomers-hub',
  title: 'Elastomers for seals: eighteen rubber families',
  description:
    'Choose a seal rubber in four steps, by fluid, heat, cold and duty. One line on each of eighteen families with its typical temperature range.',
  image: '/drawings/elastomer.svg',
  blocks: [
    block('Content Header', {
      heading: 'Elastomers',
      lead: 'Eighteen rubber families on one scale. Set the range your seal must work in; the families that cover it stay black.',
      actions: [
        { label: 'Filter rubber O-rings', url: '/shop/orings?material=nbr,epdm,fkm,vmq', priority: 'primary' },
        { label: 'Material comparison guide', url: '/material-comparison-guide' },
      ],
    }),
    block('Material Families', { id: 'families', kind: 'elastomer' }),
    block('Column Content', {
      id: 'steps',
      heading: 'Four steps to a short list',
      columns: [
        {
          heading: '1 Fluid',
          content:
            '<p>Mineral oil and fuel on one side; water, brake fluid and ketones on the other. Hardly any rubber does both. The <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">table of 349 chemicals</a> settles it.</p>',
        },
        {
          heading: '2 Highest steady temperature',
          content: '<p>Stay 20 to 30 °C below the limit where years of service count.</p>',
        },
        {
          heading: '3 Lowest sealing temperature',
          content: '<p>A stiff ring leaks even if it does not break.</p>',
        },
        {
          heading: '4 Duty',
          content: '<p>Sliding, wear, gas under pressure and vacuum each rule some families out.</p>',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'names',
      heading: 'Family, grade, compound',
      content:
        '<p>A family name such as EPDM says what the chain is made of. A grade adds the cure and the purpose: peroxide cured, food contact. A compound is one recipe with a hardness and a color, and only a compound has a datasheet. Two compounds of the same family can differ more from each other than two families do, so order by compound once you have tested one.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Two families left on the list?',
      content: 'Order a handful of rings in each and soak them in the fluid for a week.',
      actions: [
        { label: 'Shop by material', url: '/shop/orings?material=hnbr,fkm', priority: 'primary' },
        { label: 'Ask for advice', url: '/contact-us' },
      ],
    }),
  ],
});
