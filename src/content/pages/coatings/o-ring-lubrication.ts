import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/o-ring-lubrication',
  title: 'O-ring lubrication: which grease for which rubber',
  description:
    'Match grease to rubber before anything else: petroleum, silicone and PFPE grease against twelve materials, how much to use, and dry options.',
  image: '/drawings/lubrication.svg',
  blocks: [
    block('Content Header', {
      heading: 'O-ring lubrication',
      lead: 'Most rings damaged during assembly were dry. A thin film of the right grease lets the ring slide over edges, fills scratches and reduces wear. The wrong grease swells the rubber, as petroleum jelly does with EPDM.',
      actions: [
        {
          label: 'Rings with lubricant inside',
          url: '/shop/orings?subtype=internally-lubricated',
          priority: 'primary',
        },
        { label: 'Have rings greased and kitted', url: '/kitting' },
      ],
      image: '/drawings/lubrication.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'match',
      heading: 'Which grease for which rubber',
      caption: 'Ratings of three greases',
      head: [
        { text: 'Medium' },
        { text: 'NBR' },
        { text: 'HNBR' },
        { text: 'EPDM' },
        { text: 'FKM' },
        { text: 'FFKM' },
        { text: 'VMQ' },
        { text: 'FVMQ' },
        { text: 'CR' },
        { text: 'IIR' },
        { text: 'AU' },
        { text: 'FEPM' },
      ],
      rows: [
        {
          cells: [
            { text: 'Petroleum grease' },
            { text: 'A' },
            { text: 'A' },
            { text: 'D' },
            { text: 'A' },
            { text: 'A' },
            { text: 'D' },
            { text: 'A' },
            { text: 'B' },
            { text: 'D' },
            { text: 'A' },
            { text: 'A' },
          ],
        },
        {
          cells: [
            { text: 'Silicone oil or grease' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
            { text: 'D' },
            { text: 'B' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
          ],
        },
        {
          cells: [
            { text: 'PFPE oil or grease (Krytox, Fomblin type)' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
            { text: 'B' },
            { text: 'A' },
            { text: 'B' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
            { text: 'A' },
          ],
        },
      ],
      note: 'Ratings as in the chemical table: A is suitable, D is not. Thickeners and additives of a brand may add risks.',
    }),
    block('List', {
      id: 'apply',
      heading: 'How to apply grease',
      style: 'numbers',
      items: [
        { text: 'Wipe groove, lead-in and bore; chips do more harm than a dry ring.' },
        {
          text: 'Pull the ring between two gloved fingers with a rice-grain-sized amount of grease. It should shine, without lumps.',
        },
        {
          text: 'Grease the edge of the bore and any thread or port the ring must cross; cover sharp ones with a sleeve.',
        },
        { text: 'Install the ring without twisting, then run a blunt tool once around under it.' },
        {
          text: 'Remove excess grease. In a full <a href="/general-groove-design">groove</a> grease takes the space the rubber needs to move.',
        },
      ],
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
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about lubrication',
      items: [
        {
          question: 'Why not use silicone grease on silicone rings?',
          answer: '<p>The oil soaks in, and the ring swells and softens. Use PFPE grease instead.</p>',
        },
        {
          question: 'Does a static seal need grease?',
          answer:
            '<p>For assembly, yes. The film also protects nitrile from ozone and fills fine leak paths in gas joints.</p>',
        },
        {
          question: 'What if no grease is allowed?',
          answer:
            '<p>Order rings with a <a href="/ptfe-coated-o-rings">PTFE coat</a> or with an <a href="/internally-lubricated-o-rings">internal lubricant</a>; a little of the medium itself, such as water or oil, is often enough.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=internally-lubricated',
      links: [
        { label: 'General groove design', url: '/general-groove-design' },
        { label: 'NSF/ANSI 61 drinking water', url: '/nsf-61-drinking-water' },
        { label: 'FDA food contact', url: '/fda-food-contact' },
        { label: 'Semiconductor products and services', url: '/semiconductor-products-and-services' },
        { label: 'PTFE-coated O-rings', url: '/ptfe-coated-o-rings' },
        { label: 'Internally lubricated O-rings', url: '/internally-lubricated-o-rings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Not sure about your grease?',
      content:
        'Send the name of the grease and the compound code of the ring. We check base oil and thickener against the polymer.',
      actions: [
        { label: 'Have it checked', url: '/contact-us', priority: 'primary' },
        { label: 'Chemical compatibility table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
    }),
  ],
});
