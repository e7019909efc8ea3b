import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/o-ring-lubrication',
  title: 'O-ring lubrication: which grease for what',
  description:
    'Match grease to rubber before anything else: petroleum, silicone and PFPE grease against twelve materials, how much to use, and dry options.',
  image: '/drawings/lubrication.svg',
  blocks: [
    block('Content Header', {
      heading: 'O-ring lubrication',
      lead: 'Most rings damaged at assembly were dry. A thin film of the right grease lets the ring roll over edges, fills scratches and saves wear later. The wrong grease swells the rubber: EPDM and petroleum jelly are the classic pair.',
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
      heading: 'Grease against rubber',
      caption: 'Swelling risk of three greases',
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
      note: 'Same letters as in the chemical table: A is safe, D destroys. Thickener and additives of a brand may add their own risk.',
    }),
    block('List', {
      id: 'apply',
      heading: 'Putting it on',
      style: 'numbers',
      items: [
        { text: 'Wipe groove, lead-in and bore; chips do more harm than dryness.' },
        {
          text: 'Draw the ring between two gloved fingers with a rice grain of grease. It should shine, not carry lumps.',
        },
        { text: 'Film the bore edge and any thread or port the ring must cross; sleeve sharp ones.' },
        { text: 'Install without twisting: roll it on, then run a blunt tool under it once around.' },
        {
          text: 'Remove surplus. In a full <a href="/general-groove-design">groove</a> grease takes the space the rubber needs to move.',
        },
      ],
    }),
    block('Content Blocks', {
      id: 'special',
      heading: 'Places with their own rules',
      items: [
        {
          title: 'Drinking water',
          content: '<p>The grease needs a listing of its own.</p>',
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
            '<p>Hydrocarbon grease outgasses in vacuum and can ignite in oxygen. Only PFPE types released for the use, and only a trace.</p>',
          btnTitle: 'Semiconductor services',
          btnLink: '/semiconductor-products-and-services',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Grease questions from the bench',
      items: [
        {
          question: 'Why is silicone grease wrong for silicone rings?',
          answer:
            '<p>Like dissolves like: the oil soaks in, the ring gets larger and softer. Take PFPE grease instead.</p>',
        },
        {
          question: 'Does a static seal need any?',
          answer:
            '<p>For assembly, yes. Afterward the film also guards nitrile from ozone and fills fine leak paths in gas joints.</p>',
        },
        {
          question: 'What if nothing may be used?',
          answer:
            '<p>Order rings with a <a href="/ptfe-coated-o-rings">PTFE coat</a> or with an <a href="/internally-lubricated-o-rings">internal lubricant</a>; a little of the medium itself, such as water or product oil, often suffices.</p>',
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
