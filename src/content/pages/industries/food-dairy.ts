import { block, definePage } from '../../define-page.ts';
import { head, link, primary, questions, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/food-dairy',
  title: 'Food and dairy seals that withstand cleaning',
  description:
    'O-rings, clamp gaskets and detectable seals for food plants: FDA and 3-A standards, fats and caustic, and rings that a metal detector finds.',
  blocks: [
    block('Content Header', {
      heading: 'Food and dairy',
      lead: 'The product is mild; the cleaning is not. A seal must withstand fat during production, then 2% caustic at 80 °C (176 °F) and nitric acid.',
      actions: [
        primary('FDA compounds for milk', '/shop/orings?compliance=fda-21-cfr-177-2600&media=milk'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
      ],
      image: '/drawings/dairy-clamp.svg',
      altText: 'Clamp joint of a dairy pipe with its gasket',
    }),
    block('Data Table', {
      id: 'shift',
      heading: 'Resistance to products and cleaners',
      caption: 'Ratings of four rubbers in products and cleaners',
      head: head('Contact', 'EPDM', 'Silicone', 'NBR', 'FKM'),
      rows: [
        row('Milk', 'A', 'A', 'A', 'A'),
        row('Butter', 'B', 'B', 'A', 'A'),
        row('Lard and animal fat', 'C', 'B', 'A', 'A'),
        row('Soybean oil', 'C', 'A', 'A', 'A'),
        row('Cleaner, 2% caustic at 80 °C', 'A', 'B', 'B', 'C'),
        row('Cleaner, 2% nitric acid', 'A', 'B', 'C', 'A'),
        row('Peracetic acid to 5%', 'B', 'B', 'D', 'B'),
        row('Steam below 150 °C', 'A', 'C', 'D', 'D'),
      ],
      note: 'Ratings from A to D, a guide only. No rubber is rated A throughout, so fatty and lean products need different gaskets.',
    }),
    block('Content Subheader', {
      id: 'rules',
      heading: 'FDA and 3-A in brief',
      content:
        '<p><strong>FDA 21 CFR 177.2600</strong> lists what rubber for repeated food contact may be made of and limits what water and hexane may extract. It applies to the recipe; no certificate is issued. <a href="/fda-food-contact">More on FDA</a>.</p><p><strong>3-A</strong> standards come from the dairy industry and cover equipment: rubber is classified by cleanability, product temperature and cleaning chemicals. <a href="/3-a-sanitary">More on 3-A</a>.</p>',
    }),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Seals for dairies',
      items: [
        {
          image: '/drawings/sanitary-gasket.svg',
          altText: 'Clamp gasket profile',
          title: 'Clamp gaskets',
          content:
            '<p>The bead lies in the ferrule groove; overtightening pushes rubber into the bore, where it traps residue.</p>',
          btnTitle: 'Gasket profiles',
          btnLink: '/sanitary-gaskets',
        },
        {
          image: '/drawings/detectable-o-ring.svg',
          altText: 'Detectable ring with filler',
          title: 'Detectable rings',
          content: '<p>Filler in the compound lets metal detectors and X-ray systems find fragments.</p>',
          btnTitle: 'Detectable O-rings',
          btnLink: '/metal-and-x-ray-detectable-o-rings',
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          altText: 'Jacketed ring',
          title: 'Jacketed rings',
          content: '<p>An FEP jacket against flavor carryover: aromas soak into it more slowly than into rubber.</p>',
          btnTitle: 'Encapsulated rings',
          btnLink: '/encapsulated-o-rings',
        },
      ],
    }),
    block('FAQ', {
      id: 'hygiene',
      heading: 'Questions about food seals',
      items: questions({
        'Must a food seal be white?':
          '<p>No. White shows dirt, and blue stands out against food, but black compounds can be food grade too.</p>',
        'How often should gaskets be changed?':
          '<p>Inspect them at fixed intervals and replace them at the first crack, hardening, swelling or discoloration. Record the dates to find the right interval.</p>',
        'Do you supply a declaration?':
          '<p>Yes. Request the statement you need with the quote, naming standard and compound. We confirm it before you order.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=fda-21-cfr-177-2600&media=milk',
      links: [
        link('FDA food contact', '/fda-food-contact'),
        link('3-A sanitary', '/3-a-sanitary'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
        link('Metal and X-ray detectable O-rings', '/metal-and-x-ray-detectable-o-rings'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Seals for a whole line',
      content: 'Send sizes, product and cleaning cycle. Rings are priced in the store; gaskets are quoted.',
      actions: [
        primary('Metal-detectable O-rings', '/shop/orings?subtype=metal-detectable'),
        link('Ask about gaskets', '/request-a-quote'),
      ],
    }),
  ],
});
