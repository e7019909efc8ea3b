import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/nylon',
  title: 'Nylon (PA) rings, bearings and backups',
  description:
    'Nylon 6/6, 6 and 12 for backup rings and wear parts in oil up to 110 °C. How moisture changes its size, grades, and how to choose between PA and acetal.',
  image: '/drawings/temperature-range.svg?low=-40&high=110',
  blocks: [
    block('Content Header', {
      heading: 'Nylon (PA)',
      lead: 'Tough, inexpensive and oil-resistant: for backup rings, wear bands and snap-in parts from −40 to 110 °C (−40 to 230 °F). It absorbs water and swells, so allow for that in dimensions and assembly.',
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
      heading: 'Grades',
      caption: 'Polyamides used in sealing',
      head: [{ text: 'Grade' }, { text: 'Character' }, { text: 'Typical part' }],
      rows: [
        {
          cells: [
            { text: 'PA 6/6' },
            { text: 'Stiffest and most heat-resistant of the unfilled grades; absorbs much water' },
            { text: 'Backup rings' },
          ],
        },
        {
          cells: [
            { text: 'PA 6' },
            { text: 'Tougher, absorbs shock and slightly more water' },
            { text: 'Cast bushings, large wear rings' },
          ],
        },
        {
          cells: [
            { text: 'PA 12' },
            { text: 'Absorbs least water, most stable dimensions, softer' },
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
      heading: 'Water changes the dimensions',
      content:
        '<p>Freshly molded nylon is dry, hard and slightly brittle. In room air it absorbs moisture over weeks, becomes tougher and swells. Drawings should state whether dimensions apply dry or conditioned. In hot water it swells more and slowly hydrolyzes; choose <a href="/acetal">acetal</a> or <a href="/materialpages/peek">PEEK</a> there.</p>',
    }),
    block('Column Content', {
      id: 'media',
      heading: 'Chemical and mechanical resistance',
      columns: [
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Hydraulic oil, grease, fuel' },
            { text: 'Backing an O-ring at high pressure' },
            { text: 'Impact and dirt' },
          ],
        },
        {
          heading: 'Not suited to',
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
      heading: 'Questions about nylon',
      items: [
        {
          question: 'Can I warm nylon rings to install them?',
          answer:
            '<p>Yes. Warm water makes a nylon ring pliable, so that it snaps over a piston. Let it dry and shrink before you check the fit.</p>',
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
      content: 'Tell us groove type and O-ring size; we send a sketch of the ring with the price.',
      actions: [
        { label: 'Send groove and size', url: '/request-a-quote', priority: 'primary' },
        { label: 'See backup rings', url: '/backup-rings' },
      ],
    }),
  ],
});
