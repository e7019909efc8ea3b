import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/industries/food-dairy',
  title: 'Food and dairy seals that stand cleaning',
  description:
    'O-rings, clamp gaskets and detectable seals for food plants: FDA and 3-A rules, fats against caustic, and rings that a metal detector finds.',
  image: '/drawings/dairy-clamp.svg',
  blocks: [
    block('Content Header', {
      heading: 'Food and dairy',
      lead: 'The product is gentle, the cleaning is not. A seal here sees fat in the morning, 2% caustic at 80 °C (176 °F) and nitric acid after the shift, and none of it may leave a trace.',
      actions: [
        { label: 'FDA compounds', url: '/shop/orings?compliance=fda-21-cfr-177-2600', priority: 'primary' },
        { label: 'Sanitary gaskets', url: '/sanitary-gaskets' },
      ],
      image: '/drawings/dairy-clamp.svg',
      altText: 'Clamp joint of a dairy pipe with its gasket',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'shift',
      heading: 'One shift, seen by the seal',
      caption: 'How four rubbers stand product and cleaner',
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
      note: 'Ratings on file, A to D, guide only. No column is all A: that is why fatty and lean lines use different gaskets.',
    }),
    block('Content Subheader', {
      id: 'rules',
      heading: 'The rules, in one paragraph each',
      content:
        '<p><strong>FDA 21 CFR 177.2600</strong> lists what rubber for repeated food contact may be made of and limits what water and hexane may extract. It is a rule for the recipe; nobody issues a plaque for it. <a href="/fda-food-contact">More on FDA</a>.</p><p><strong>3-A</strong> standards come from the dairy trade and look at equipment: cleanability, product heat and cleaning chemicals put rubber into classes. <a href="/3-a-sanitary">More on 3-A</a>.</p>',
    }),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Shapes a dairy uses',
      items: [
        {
          image: '/drawings/sanitary-gasket.svg',
          altText: 'Clamp gasket profile',
          title: 'Clamp gaskets',
          content:
            '<p>The bead sits in the ferrule groove; over-tightening pushes rubber into the bore, where it traps soil.</p>',
          btnTitle: 'Gasket profiles',
          btnLink: '/sanitary-gaskets',
        },
        {
          image: '/drawings/detectable-o-ring.svg',
          altText: 'Detectable ring with filler',
          title: 'Detectable rings',
          content: '<p>Filler in the compound lets metal detector and X-ray line find a torn-off piece.</p>',
          btnTitle: 'Detectable O-rings',
          btnLink: '/metal-and-x-ray-detectable-o-rings',
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          altText: 'Jacketed ring',
          title: 'Jacketed rings',
          content:
            '<p>FEP skin for flavor carry-over: aromas that soak into rubber do not enter the jacket as fast.</p>',
          btnTitle: 'Encapsulated rings',
          btnLink: '/encapsulated-o-rings',
        },
      ],
    }),
    block('FAQ', {
      id: 'hygiene',
      heading: 'From hygiene audits',
      items: [
        {
          question: 'Must a food seal be white?',
          answer:
            '<p>No rule says so. White shows dirt, blue shows up against food. Black compounds can be food grade too.</p>',
        },
        {
          question: 'How often should gaskets be changed?',
          answer:
            '<p>By condition, on a fixed inspection round: change at the first crack, hardening, swelling or discoloration. Log the date per position and the interval finds itself.</p>',
        },
        {
          question: 'Do you supply a declaration?',
          answer:
            '<p>Ask in the quote for the statement you need, naming rule and compound. It is confirmed per compound before you order.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=fda-21-cfr-177-2600',
      links: [
        { label: 'FDA food contact', url: '/fda-food-contact' },
        { label: '3-A sanitary', url: '/3-a-sanitary' },
        { label: 'Sanitary gaskets', url: '/sanitary-gaskets' },
        { label: 'Metal and X-ray detectable O-rings', url: '/metal-and-x-ray-detectable-o-rings' },
        { label: 'Encapsulated O-rings', url: '/encapsulated-o-rings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Fit out a line',
      content: 'Make a list of sizes, product and cleaning cycle. Rings are priced in the store; gaskets are quoted.',
      actions: [
        { label: 'Metal-detectable O-rings', url: '/shop/orings?subtype=metal-detectable', priority: 'primary' },
        { label: 'Ask about gaskets', url: '/request-a-quote' },
      ],
    }),
  ],
});
