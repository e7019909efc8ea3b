import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/o-ring-lubrication',
  title: 'O-ring lubrication: which grease for which rubber',
  description:
    'Match grease to rubber before anything else: petroleum, silicone and PFPE grease against twelve materials, how much to use, and dry options.',
  blocks: [
    block('Content Header', {
      heading: 'O-ring lubrication',
      lead: 'Most rings damaged during assembly were dry. A thin film of the right grease lets the ring slide over edges, fills scratches and reduces wear. The wrong grease swells the rubber, as petroleum jelly does with EPDM.',
      actions: [
        primary('Rings with lubricant inside', '/shop/orings?subtype=internally-lubricated'),
        link('Have rings greased and kitted', '/kitting'),
      ],
      image: '/drawings/lubrication.svg',
    }),
    block('Data Table', {
      id: 'match',
      heading: 'Which grease for which rubber',
      caption: 'Ratings of three greases',
      head: head('Medium', 'NBR', 'HNBR', 'EPDM', 'FKM', 'FFKM', 'VMQ', 'FVMQ', 'CR', 'IIR', 'AU', 'FEPM'),
      rows: [
        row('Petroleum grease', 'A', 'A', 'D', 'A', 'A', 'D', 'A', 'B', 'D', 'A', 'A'),
        row('Silicone oil or grease', 'A', 'A', 'A', 'A', 'A', 'D', 'B', 'A', 'A', 'A', 'A'),
        row('PFPE oil or grease (Krytox, Fomblin type)', 'A', 'A', 'A', 'A', 'B', 'A', 'B', 'A', 'A', 'A', 'A'),
      ],
      note: 'Ratings as in the chemical table: A is suitable, D is not. Thickeners and additives of a brand may add risks.',
    }),
    block('List', {
      id: 'apply',
      heading: 'How to apply grease',
      style: 'numbers',
      items: texts(
        'Wipe groove, lead-in and bore; chips do more harm than a dry ring.',
        'Pull the ring between two gloved fingers with a rice-grain-sized amount of grease. It should shine, without lumps.',
        'Grease the edge of the bore and any thread or port the ring must cross; cover sharp ones with a sleeve.',
        'Install the ring without twisting, then run a blunt tool once around under it.',
        'Remove excess grease. In a full <a href="/general-groove-design">groove</a> grease takes the space the rubber needs to move.',
      ),
    }),
    block('Content Blocks', {
      id: 'special',
      heading: 'Special applications',
      items: [
        {
          title: 'Drinking water',
          content: '<p>The grease needs its own listing.</p>',
          btnTitle: 'NSF/ANSI 61',
          btnLink: '/nsf-61-drinking-water',
        },
        {
          title: 'Food',
          content: '<p>Use a lubricant cleared for incidental contact, usually marked H1.</p>',
          btnTitle: 'FDA food contact',
          btnLink: '/fda-food-contact',
        },
        {
          title: 'Vacuum and oxygen',
          content:
            '<p>Hydrocarbon grease outgasses in vacuum and can ignite in oxygen. Use only a trace of a PFPE grease approved for the purpose.</p>',
          btnTitle: 'Semiconductor services',
          btnLink: '/semiconductor-products-and-services',
        },
      ],
    }),
    faq('Questions about lubrication', {
      'Why not use silicone grease on silicone rings?':
        '<p>The oil soaks in, and the ring swells and softens. Use PFPE grease instead.</p>',
      'Does a static seal need grease?':
        '<p>For assembly, yes. The film also protects nitrile from ozone and fills fine leak paths in gas joints.</p>',
      'What if no grease is allowed?':
        '<p>Order rings with a <a href="/ptfe-coated-o-rings">PTFE coat</a> or with an <a href="/internally-lubricated-o-rings">internal lubricant</a>; a little of the medium itself, such as water or oil, is often enough.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=internally-lubricated',
      links: [
        link('General groove design', '/general-groove-design'),
        link('NSF/ANSI 61 drinking water', '/nsf-61-drinking-water'),
        link('FDA food contact', '/fda-food-contact'),
        link('Semiconductor products and services', '/semiconductor-products-and-services'),
        link('PTFE-coated O-rings', '/ptfe-coated-o-rings'),
        link('Internally lubricated O-rings', '/internally-lubricated-o-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Not sure about your grease?',
      content:
        'Send the name of the grease and the compound code of the ring. We check base oil and thickener against the polymer.',
      actions: [
        primary('Have it checked', '/contact-us'),
        link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
    }),
  ],
});
