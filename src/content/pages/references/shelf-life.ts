import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/shelf-life',
  title: 'Shelf life of O-rings and rubber by ARP5316',
  description:
    'How long seal materials may be stored by ARP5316: unlimited, 15, 5 or 3 years from the cure date, and how to keep rings so that the figure holds.',
  image: '/drawings/shelf-life-bag.svg',
  blocks: [
    block('Content Header', {
      heading: 'Shelf life',
      lead: 'Rubber ages in the drawer. The clock starts on the cure date, the day the ring was molded, and runs at a speed set by polymer, light, ozone and heat.',
      actions: [
        { label: 'Long-lived FKM rings', url: '/shop/orings?material=fkm', priority: 'primary' },
        { label: 'Custom packaging', url: '/custom-packaging' },
      ],
      image: '/drawings/shelf-life-bag.svg',
      altText: 'Sealed opaque bag with cure date and batch on its label',
    }),
    block('Table of Contents', {}),
    block('Material Table', { id: 'table', heading: 'Years by material', view: 'shelf-life' }),
    block('Content Subheader', {
      id: 'counting',
      heading: 'How the years are counted',
      content:
        '<p>ARP5316 is a recommended practice of the aerospace industry. It sorts elastomers into groups by how well the unstressed polymer stands air: saturated chains such as EPDM, fluorocarbon and silicone have no limit, nitrile and chloroprene 15 years, urethanes 5. The years count from the quarter of cure to the moment of assembly. Life in service is a separate matter and usually shorter.</p><p>Many users write their own, shorter limits into purchase orders. Those prevail. State the least remaining life you accept and rings are picked to suit.</p>',
    }),
    block('List', {
      id: 'storing',
      heading: 'Storing so that the figure holds',
      style: 'plus_bullet',
      items: [
        {
          text: 'Keep the bag closed and opaque. Ultraviolet light from windows and fluorescent tubes cracks surfaces first.',
        },
        {
          text: 'Keep it cool and even; a shelf above a radiator costs years. Frost does no harm, but let rings warm up before bending them.',
        },
        { text: 'No motors, welding sets or mercury lamps in the room: they make ozone.' },
        {
          text: 'Let rings lie free, without hooks, rods or tight bundles. A ring stored stretched ages where it is stretched.',
        },
        {
          text: 'Away from solvents, oils and copper. Different compounds go in different bags, since plasticizers migrate.',
        },
        { text: 'First in, first out, by cure date and not by delivery date.' },
      ],
    }),
    block('Content Subheader', {
      id: 'inspect',
      heading: 'Checking old stock',
      content:
        '<p>Stretch a ring by a fifth and look under ten times magnification: fine cracks across the direction of pull mean ozone. Press a fingernail in; a mark that stays, a sticky surface or a white bloom that returns after wiping are reasons to test. Hardness that has risen by more than five points against the label tells of heat. Any single sign is enough to scrap a ring that costs less than the joint it protects.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Shelf questions',
      items: [
        {
          question: 'What does a label such as 2Q24 say?',
          answer:
            '<p>The cure quarter: second quarter of 2024. A nitrile ring with that date may be installed until the end of the second quarter of 2039.</p>',
        },
        {
          question: 'Can the life be extended by testing?',
          answer:
            '<p>Some quality systems allow one extension after <a href="/material-testing">tests</a> on the batch. Whether yours does is for your quality department to say.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm',
      links: [
        { label: 'Material comparison guide', url: '/material-comparison-guide' },
        { label: 'Kitting', url: '/kitting' },
        { label: 'O-ring kits', url: '/o-ring-kits' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Need a cure date on the label?',
      content: 'Write it into the note of the quote line: oldest date accepted, one ring or a hundred per bag.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Rings in stock', url: '/shop/orings?stock_available=true' },
      ],
    }),
  ],
});
