import { block, definePage } from '../../define-page.ts';
import { head, link, primary, row } from '../../shorthand.ts';

const PRICED = ['Store', '/shop/orings'] as const;
const QUOTED = ['Quote', '/request-a-quote'] as const;

export const page = definePage({
  path: '/linecard',
  title: 'Line card: products by material group',
  description:
    'The range on one sheet: thirty-three product families, the rubber, plastic and metal each is made of, and whether it is priced online or quoted.',
  image: '/drawings/o-ring-kit.svg',
  blocks: [
    block('Content Header', {
      heading: 'Line card',
      lead: 'The whole range on one sheet: what we supply, what it is made of, and how to buy it.',
      actions: [
        primary('Rings that ship from stock', '/shop/orings?stock_available=true'),
        link('All products with drawings', '/all-products'),
      ],
      image: '/drawings/o-ring-kit.svg',
      altText: 'Kit of O-rings in its box',
    }),
    block('Title Block', {
      id: 'figures',
      facts: [
        { label: 'O-rings in the store', value: '1,084,458', url: '/shop/orings' },
        { label: 'Compounds', value: '442' },
        { label: 'Sizes', value: '394 AS568, 386 JIS, 1,999 metric', url: '/as568-sizing-chart' },
        { label: 'Order minimum', value: '$75', url: '/faq' },
      ],
    }),
    block('Data Table', {
      id: 'rings',
      heading: 'Rings',
      caption: 'Ring families, their materials and how to buy them',
      head: head('Family', 'Rubber', 'Plastic', 'Metal', 'Buy by'),
      rows: [
        row(['O-rings', '/o-rings'], 'All families', 'PTFE, PEEK, others', 'Tube and wire', PRICED),
        row(['Encapsulated O-rings', '/encapsulated-o-rings'], 'Silicone, FKM core', 'FEP, PFA skin', '–', [
          'Store',
          '/shop/orings?subtype=encapsulated',
        ]),
        row(['Conductive EMI O-rings', '/conductive-emi-o-rings'], 'Silicone, fluorosilicone', '–', 'Filler', [
          'Store',
          '/shop/orings?conductivity=conductive',
        ]),
        row(
          ['Metal and X-ray detectable O-rings', '/metal-and-x-ray-detectable-o-rings'],
          'Blue compounds',
          '–',
          'Filler',
          ['Store', '/shop/orings?subtype=metal-detectable'],
        ),
        row(['Micro O-rings', '/micro-o-rings'], 'NBR, EPDM, FKM, silicone', 'PTFE', '–', [
          'Store',
          '/shop/orings?cs_high=1.02',
        ]),
        row(['Giant O-rings', '/giant-o-rings'], 'Molded or spliced', '–', '–', QUOTED),
        row(['Square rings', '/square-rings'], 'NBR, EPDM, FKM', '–', '–', QUOTED),
        row(['X-rings', '/x-rings'], 'NBR, FKM', '–', '–', QUOTED),
        row(['Backup rings', '/backup-rings'], 'NBR 90', 'PTFE, PEEK, nylon', '–', QUOTED),
        row(['O-ring cord', '/o-ring-cord'], 'Most families', '–', '–', QUOTED),
        row(['O-ring kits', '/o-ring-kits'], 'NBR, FKM, EPDM', '–', '–', QUOTED),
        row(['Metal seals', '/metal-seals'], '–', 'PTFE coating', 'Steel, nickel alloy, Cu, Al, In', QUOTED),
      ],
    }),
    block('Data Table', {
      id: 'moving',
      heading: 'Dynamic seals',
      caption: 'Families for rods, pistons and shafts',
      head: head('Family', 'Rubber', 'Plastic', 'Metal', 'Buy by'),
      rows: [
        row(['U-cups', '/u-cups'], 'Polyurethane, NBR, FKM', '–', '–', QUOTED),
        row(['T-seals', '/t-seals'], 'NBR, FKM, HNBR', 'Backup rings', '–', QUOTED),
        row(['V-rings', '/v-rings'], 'NBR, FKM', '–', 'Clamp band', QUOTED),
        row(['Cap seals', '/cap-seals'], 'Energizer', 'Filled PTFE', '–', QUOTED),
        row(['Spring-energized seals', '/spring-energized-seals'], '–', 'PTFE, UHMWPE, PEEK', 'Spring', QUOTED),
        row(
          ['Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'],
          'Polyurethane, NBR',
          'POM, PTFE guides',
          '–',
          QUOTED,
        ),
        row(['Diaphragms', '/diaphragms'], 'With or without fabric', 'PTFE face', 'Insert', QUOTED),
      ],
    }),
    block('Data Table', {
      id: 'gaskets',
      heading: 'Gaskets, stock forms, molded parts',
      caption: 'Flat, extruded and molded families',
      head: head('Family', 'Rubber', 'Plastic', 'Metal', 'Buy by'),
      rows: [
        row(['Gaskets', '/gaskets'], 'Sheet, solid or sponge', 'PTFE sheet', '–', QUOTED),
        row(['Washer gaskets', '/washer-gaskets'], 'Sheet', 'Nylon, PTFE', 'Copper, aluminum', QUOTED),
        row(['Sanitary gaskets', '/sanitary-gaskets'], 'EPDM, silicone, FKM', 'PTFE', '–', QUOTED),
        row(['Spiral-wound gaskets', '/spiral-wound-gaskets'], '–', 'PTFE filler', 'Wound strip, rings', QUOTED),
        row(['Flange isolation kits', '/isolation-kits'], 'Seal element', 'Laminate, sleeves', 'Washers', QUOTED),
        row(['Fastener seals', '/fastener-seals'], 'Bonded or ring', 'Nylon', 'Washer', QUOTED),
        row(['Rubber slabs and sheet', '/slabs'], 'Most families', '–', '–', QUOTED),
        row(['Foam and sponge', '/foam'], 'EPDM, CR, silicone', '–', '–', QUOTED),
        row(['Tubing', '/tubing'], 'Silicone, EPDM, NBR', 'PTFE, TPE', '–', QUOTED),
        row(['Extrusions', '/extrusions'], 'EPDM, silicone, CR', 'TPE', '–', QUOTED),
        row(['Rubber balls', '/rubber-balls'], 'NBR, EPDM, FKM', '–', '–', QUOTED),
        row(['Grommets', '/grommets'], 'EPDM, CR', '–', '–', QUOTED),
        row(['Bonded parts', '/bonded-parts'], 'To print', '–', 'Steel, aluminum, brass', QUOTED),
        row(['Custom molded parts', '/custom-parts'], 'To print', 'To print', 'Inserts', QUOTED),
      ],
      note: 'Usual materials of each family. Others are possible where the process allows; ask in your request.',
    }),
    block('Content Subheader', {
      id: 'reading',
      heading: 'How to use this sheet',
      content:
        '<p>“Store” means that price breaks and stock are shown online. “Quote” means that we need dimensions, material and quantity first. Cleaning, coating, kitting and labeling are available for both and are listed under <a href="/all-services">services</a>. Material pages are grouped by <a href="/elastomers-hub">elastomers</a>, <a href="/plastics-hub">plastics</a> and <a href="/metals-hub">metals</a>.</p>',
    }),
    block('Page Margin', {
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('O-rings', '/o-rings'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Conductive EMI O-rings', '/conductive-emi-o-rings'),
        link('Metal and X-ray detectable O-rings', '/metal-and-x-ray-detectable-o-rings'),
        link('Micro O-rings', '/micro-o-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send one request for the whole list',
      content: 'Paste your parts list into the message; our reply marks lines that need a drawing.',
      actions: [primary('Send a parts list', '/request-a-quote'), link('Industries', '/industries')],
    }),
  ],
});
