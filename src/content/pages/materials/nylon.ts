import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/nylon',
  title: 'Nylon (PA) rings, bearings and backups',
  description:
    'Nylon 6/6, 6 and 12 for backup rings and wear parts in oil up to 110 °C. How moisture changes its size, grades, and choosing between PA and acetal.',
  image: '/drawings/temperature-range.svg?low=-40&high=110',
  blocks: [
    block('Content Header', {
      heading: 'Nylon (PA)',
      lead: 'Tough, cheap, oil-proof: polyamide makes backup rings, wear bands and snap-in parts from −40 to 110 °C (−40 to 230 °F). It drinks water and grows, so measure and assemble with that in mind.',
      actions: [
        { label: 'Ask for nylon parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'Polyamide rings', url: '/shop/orings?material=polyamide' },
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=110',
      material: 'PA',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'grades',
      heading: 'The numbers behind the name',
      caption: 'Polyamides used in sealing',
      head: [{ text: 'Grade' }, { text: 'Character' }, { text: 'Typical part' }],
      rows: [
        {
          cells: [
            { text: 'PA 6/6' },
            { text: 'Stiffest and most heat-resistant of the plain grades; takes up much water' },
            { text: 'Backup rings' },
          ],
        },
        {
          cells: [
            { text: 'PA 6' },
            { text: 'Tougher, absorbs shock, takes up slightly more water' },
            { text: 'Cast bushings, large wear rings' },
          ],
        },
        {
          cells: [
            { text: 'PA 12' },
            { text: 'Least water, best size stability, softer' },
            { text: 'Tubing, precise snap-in rings' },
          ],
        },
        {
          cells: [
            { text: 'Glass-filled' },
            { text: 'Stiff when hot; abrasive to a soft shaft' },
            { text: 'Guide rings under side load' },
          ],
        },
      ],
      note: 'The digits count carbon atoms in the building blocks: the longer the chain between amide groups, the less water.',
    }),
    block('Content Subheader', {
      id: 'moisture',
      heading: 'Water is part of the dimension',
      content:
        '<p>Dry from the molding machine, nylon is hard and slightly brittle. In room air it takes up moisture over weeks, gains toughness and gets larger. Drawings should say whether sizes hold dry or conditioned. In hot water swelling goes further and the chain slowly splits; choose <a href="/acetal">acetal</a> or <a href="/materialpages/peek">PEEK</a> there.</p>',
    }),
    block('Column Content', {
      id: 'media',
      heading: 'Around nylon',
      columns: [
        {
          heading: 'Does well with',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Hydraulic oil, grease, fuel' },
            { text: 'High pressure behind an O-ring' },
            { text: 'Knocks and dirt' },
          ],
        },
        {
          heading: 'Does badly with',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Acids, even weak ones when warm' },
            { text: 'Phenols, which dissolve it' },
            { text: 'Hot water, steam' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Nylon at the bench',
      items: [
        {
          question: 'Can I boil nylon rings to fit them?',
          answer:
            '<p>Warm water makes a nylon ring pliable, which helps to snap it over a piston. Let it dry and shrink back before you check the fit.</p>',
        },
        {
          question: 'Which flame rating is available?',
          answer:
            '<p>Grades with UL 94 V-2 and V-0 exist. The rating depends on thickness: see <a href="/ul-listed-materials">UL listed materials</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'PA',
      store: '/shop/orings?material=polyamide',
      links: [
        { label: 'Acetal (POM)', url: '/acetal' },
        { label: 'PEEK', url: '/materialpages/peek' },
        { label: 'UL listed materials', url: '/ul-listed-materials' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Snap-in or scarf-cut?',
      content: 'Tell us groove type and O-ring size; we return a sketch of the ring with the price.',
      actions: [
        { label: 'Send groove and size', url: '/request-a-quote', priority: 'primary' },
        { label: 'See backup rings', url: '/backup-rings' },
      ],
    }),
  ],
});
