import { block, definePage } from '../../define-page.ts';
import { faq, link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/shelf-life',
  title: 'Shelf life of O-rings and rubber by ARP5316',
  description:
    'How long seal materials may be stored by ARP5316: unlimited, 15, 5 or 3 years from the cure date, and how to store rings.',
  blocks: [
    block('Content Header', {
      heading: 'Shelf life',
      lead: 'Rubber ages in storage. Shelf life starts on the cure date, when the ring was molded, and depends on polymer, light, ozone and heat.',
      actions: [
        primary('Long-lived FKM rings', '/shop/orings?material=fkm'),
        link('Custom packaging', '/custom-packaging'),
      ],
      image: '/drawings/shelf-life-bag.svg',
      altText: 'Sealed opaque bag with cure date and batch on its label',
    }),
    block('Material Table', { id: 'table', heading: 'Years by material', view: 'shelf-life' }),
    block('Content Subheader', {
      id: 'counting',
      heading: 'How shelf life is counted',
      content:
        '<p>ARP5316 is a recommended practice of the aerospace industry. It groups elastomers by how well the unstressed polymer withstands air: saturated chains such as EPDM, fluorocarbon and silicone have no limit, nitrile and chloroprene 15 years, urethanes 5. The years count from the quarter of cure to the moment of assembly. Life in service is a separate matter and usually shorter.</p><p>Shorter limits in a purchase order take precedence. State the minimum remaining shelf life you accept.</p>',
    }),
    block('List', {
      id: 'storing',
      heading: 'How to store rings',
      style: 'plus_bullet',
      items: texts(
        'Keep the bag closed and opaque. Ultraviolet light from windows and fluorescent lamps cracks the surface.',
        'Keep it cool, at constant temperature. Frost does no harm, but let rings warm up before you bend them.',
        'No motors, welding equipment or mercury lamps in the room: they produce ozone.',
        'Store rings loose, without hooks, rods or tight bundles. Stretched rubber ages faster.',
        'Keep rings away from solvents, oils and copper, and compounds in separate bags, since plasticizers migrate.',
        'First in, first out, by cure date, not delivery date.',
      ),
    }),
    block('Content Subheader', {
      id: 'inspect',
      heading: 'How to check old stock',
      content:
        '<p>Stretch a ring by a fifth and look at it under ten times magnification: fine cracks across the stretch mean ozone. A fingernail mark that stays, a sticky surface or a white bloom that returns after wiping are reasons to test. A hardness more than five points above the label means heat. Scrap a ring that shows any of these.</p>',
    }),
    faq('Questions about shelf life', {
      'What does a label such as 2Q24 mean?':
        '<p>The ring was cured in the second quarter of 2024. A nitrile ring with that date can be installed until the end of the second quarter of 2039.</p>',
      'Can shelf life be extended by testing?':
        '<p>Some quality systems allow one extension after <a href="/material-testing">tests</a> on the batch. Ask your quality department whether yours does.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm',
      links: [
        link('Material comparison guide', '/material-comparison-guide'),
        link('Kitting', '/kitting'),
        link('O-ring kits', '/o-ring-kits'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Need a cure date on the label?',
      content: 'Write it in the note of the quote line: oldest date accepted and number of rings per bag.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Rings in stock', '/shop/orings?stock_available=true'),
      ],
    }),
  ],
});
