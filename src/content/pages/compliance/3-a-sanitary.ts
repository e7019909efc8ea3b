import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/3-a-sanitary',
  title: '3-A sanitary seals for dairy equipment',
  description:
    '3-A standards cover rubber, plastics and the way a seal sits in dairy equipment. What rubber standard 18 requires, gland design, and grades that exist.',
  blocks: [
    block('Content Header', {
      heading: '3-A sanitary',
      lead: '3-A standards are written by dairy processors, equipment makers and sanitarians. They ask two questions: does the rubber surface withstand cleaning, and does the cleaner reach every spot around it?',
      actions: [
        primary('O-rings with 3-A grades', '/shop/orings?compliance=3-a&media=milk'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
      ],
      image: '/drawings/sanitary-gasket.svg',
    }),
    block('Content Blocks', {
      id: 'standards',
      heading: 'Standards for seals',
      items: [
        {
          title: 'Standard 18: rubber',
          content:
            '<p>Multiple-use rubber as a product contact surface. Samples are treated with product, fat, acid, alkali and sanitizer, then checked for weight, hardness and surface. Classes follow the temperature of use.</p>',
          toggleBtn: true,
        },
        {
          title: 'Standard 20: plastics',
          content: '<p>The same for PTFE, PEEK, UHMWPE and other multiple-use plastics.</p>',
          btnTitle: 'Plastics',
          btnLink: '/plastics-hub',
        },
        {
          title: 'Equipment standards',
          content:
            '<p>Valves, pumps and fittings have their own standards for radii, drainage and access for inspection.</p>',
          btnTitle: 'Gland basics',
          btnLink: '/general-groove-design',
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'gland',
      heading: 'Cleanable glands',
      items: [
        {
          image: '/drawings/sanitary-gasket.svg',
          title: 'Flush with the bore',
          content: '<p>The gasket ends level with the pipe wall, without protruding or leaving a pocket.</p>',
          btnTitle: 'Sanitary gaskets',
          btnLink: '/sanitary-gaskets',
        },
        {
          image: '/drawings/face-gland.svg',
          title: 'Open, shallow, rounded',
          content:
            '<p>Grooves need radii and access. A deep rectangular O-ring groove traps milk, so use it only on the dry side.</p>',
          btnTitle: 'Face seal design',
          btnLink: '/face-seal-design',
        },
        {
          image: '/drawings/failure-chemical.svg',
          title: 'Replaced on schedule',
          content: '<p>A cracked or tacky surface harbors bacteria long before it leaks.</p>',
          btnTitle: 'Failure guide',
          btnLink: '/o-ring-failure-guide',
        },
      ],
    }),
    block('Data Table', {
      id: 'cip',
      heading: 'Resistance to cleaning',
      caption: 'Ratings for products and cleaners',
      head: head('Medium', 'EPDM', 'NBR', 'FKM', 'VMQ'),
      rows: [
        row('Milk', 'A', 'A', 'A', 'A'),
        row('Butter', 'B', 'A', 'A', 'B'),
        row('CIP caustic cleaner 2% NaOH, 80 °C', 'A', 'B', 'C', 'B'),
        row('CIP nitric acid cleaner 2%', 'A', 'C', 'A', 'B'),
        row('Peracetic acid up to 5%', 'B', 'D', 'B', 'B'),
        row('Steam below 150 °C', 'A', 'D', 'D', 'C'),
      ],
      note: 'The product is mild; the cleaner decides the rubber.',
    }),
    faq('Questions about 3-A', {
      'Can an O-ring carry the 3-A symbol?':
        '<p>No, the symbol is licensed for equipment. For a seal you get a statement that the compound conforms to standard 18 or 20, with its class.</p>',
      'Is FDA conformity enough?':
        '<p>No. <a href="/fda-food-contact">177.2600</a> limits extractables; 3-A adds resistance to cleaning and requirements for design.</p>',
      'Can lost pieces be found?':
        '<p>Rings with metal- or X-ray-visible filler exist: <a href="/metal-and-x-ray-detectable-o-rings">detectable O-rings</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=3-a&media=milk',
      links: [
        link('Plastics', '/plastics-hub'),
        link('General groove design', '/general-groove-design'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
        link('Face seal groove design', '/face-seal-design'),
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('FDA food contact', '/fda-food-contact'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send ferrule size, product and cleaner',
      content: 'We propose gasket style and compound, and name the statements available.',
      actions: [
        primary('Quote sanitary seals', '/request-a-quote'),
        link('EPDM with 3-A grades', '/shop/orings?material=epdm&compliance=3-a'),
      ],
    }),
  ],
});
