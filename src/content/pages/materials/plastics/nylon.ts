import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/nylon',
  title: 'Nylon (PA) rings, bearings and backups',
  description:
    'Nylon 6/6, 6 and 12 for backup rings and wear parts in oil up to 110 °C. How moisture changes its size, grades, and how to choose between PA and acetal.',
  blocks: [
    block('Content Header', {
      heading: 'Nylon (PA)',
      lead: 'Tough, inexpensive and oil-resistant: for backup rings, wear bands and snap-in parts from −40 to 110 °C (−40 to 230 °F). It absorbs water and swells, so allow for that in dimensions and assembly.',
      actions: [
        primary('Ask for nylon parts', '/request-a-quote'),
        link('Polyamide rings', '/shop/orings?material=polyamide'),
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=110',
      material: 'PA',
    }),
    block('Data Table', {
      id: 'grades',
      heading: 'Grades',
      caption: 'Polyamides used in sealing',
      head: head('Grade', 'Character', 'Typical part'),
      rows: [
        row('PA 6/6', 'Stiffest and most heat-resistant of the unfilled grades; absorbs much water', 'Backup rings'),
        row('PA 6', 'Tougher, absorbs shock and slightly more water', 'Cast bushings, large wear rings'),
        row('PA 12', 'Absorbs least water, most stable dimensions, softer', 'Tubing, precise snap-in rings'),
        row('Glass-filled', 'Stiff when hot; abrasive to a soft shaft', 'Guide rings under side load'),
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
        plusPoints('Suited to', [
          'Hydraulic oil, grease, fuel',
          'Backing an O-ring at high pressure',
          'Impact and dirt',
        ]),
        minusPoints('Not suited to', [
          'Acids, even weak ones when warm',
          'Phenols, which dissolve it',
          'Hot water, steam',
        ]),
      ],
    }),
    faq('Questions about nylon', {
      'Can I warm nylon rings to install them?':
        '<p>Yes. Warm water makes a nylon ring pliable, so that it snaps over a piston. Let it dry and shrink before you check the fit.</p>',
      'Which flame rating is available?':
        '<p>Grades with UL 94 V-2 and V-0 exist. The rating depends on thickness: see <a href="/ul-listed-materials">UL listed materials</a>.</p>',
    }),
    block('Page Margin', {
      material: 'PA',
      store: '/shop/orings?material=polyamide',
      links: [
        link('Acetal (POM)', '/acetal'),
        link('PEEK', '/materialpages/peek'),
        link('UL listed materials', '/ul-listed-materials'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Snap-in or scarf-cut?',
      content: 'Tell us groove type and O-ring size; we send a sketch of the ring with the price.',
      actions: [primary('Send groove and size', '/request-a-quote'), link('See backup rings', '/backup-rings')],
    }),
  ],
});
