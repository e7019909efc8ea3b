import { block, definePage } from '../../define-page.ts';
import { faq, link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/chemical-compatibility-table-o-rings-gaskets-plastics',
  title: 'Chemical compatibility table for seals',
  description:
    '349 chemicals rated A to D against 12 seal materials, from NBR and EPDM to FFKM and PTFE. Filter by chemical name. A guide only: test in service.',
  blocks: [
    block('Content Header', {
      heading: 'Chemical compatibility table',
      lead: 'Look up the medium and rule out every material rated D. Test the materials that are left.',
      actions: [primary('Go to the table', '#table'), link('Ask about a medium', '/contact-us')],
      image: '/drawings/chemical-swell.svg',
      altText: 'A ring before and after swelling in a fluid',
    }),
    block('Chemical Table', { id: 'table', heading: '349 chemicals, 12 materials' }),
    block('Content Subheader', {
      id: 'reading',
      heading: 'What a rating means',
      content:
        '<p>Ratings describe the effect of the medium on the polymer at room temperature, unless the name says hot or concentrated. They summarize swelling, softening, cracking and loss of strength in one letter; in doubt, the worse one. “No rating” means that we have no data.</p><p>Ratings do not include three things. Heat: as a rule of thumb, attack doubles with every 10 °C (18 °F). Mixtures: five percent of ketone in an oil can destroy a nitrile ring that the oil alone would not. Grades: two fluorocarbon compounds can differ by a full letter, because fluorine content and cure differ.</p>',
    }),
    block('Column Content', {
      id: 'use',
      heading: 'How to use the ratings',
      columns: [
        {
          heading: 'Static joints',
          bulletType: 'default',
          points: texts(
            'Choose A or B. Slight swell even helps, if the groove has room for it.',
            'C may be enough for splashes, short contact or a ring that is replaced at every service.',
          ),
        },
        {
          heading: 'Moving rods and shafts',
          bulletType: 'default',
          points: texts(
            'Choose A. A swollen ring causes friction and heat, and it tears.',
            'Check wear and friction as well: silicone may resist the fluid and still fail within hours.',
          ),
        },
      ],
    }),
    block('List', {
      id: 'test',
      heading: 'A simple test',
      style: 'numbers',
      items: texts(
        'Weigh and measure three rings of the compound.',
        'Soak them in the actual medium at working temperature for a week, covered.',
        'Weigh, measure and squeeze them again. More than about 10% growth, tackiness or cracks rule out the material.',
        'Let one dry and measure again. Loss of plasticizer shows as shrinkage, which causes leaks.',
      ),
    }),
    faq('Questions about the table', {
      'What if my chemical is missing?':
        '<p>Look for a similar one in the same category: most lower ketones act like acetone, most light alkanes like hexane. Or send us the safety data sheet.</p>',
      'Does the table cover food or drinking water?':
        '<p>No, it rates resistance only. For approvals, see <a href="/fda-food-contact">food contact</a> and <a href="/nsf-61-drinking-water">drinking water</a> compliance.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Oxygen, hot acids, amines, hydrogen sulfide and explosive decompression call for advice. Send concentration, temperature, pressure and how long the contact lasts.',
    }),
    block('Page Margin', {
      links: [
        link('FDA food contact', '/fda-food-contact'),
        link('NSF/ANSI 61 drinking water', '/nsf-61-drinking-water'),
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS sizing chart', '/jis-sizing-chart'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Have a short list?',
      content: 'Filter the store by material and working temperature together.',
      actions: [
        primary('Shop O-rings', '/shop/orings'),
        link('Material comparison guide', '/material-comparison-guide'),
      ],
    }),
  ],
});
