import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/chemical-compatibility-table-o-rings-gaskets-plastics',
  title: 'Chemical compatibility table for seals',
  description:
    '349 chemicals rated A to D against 12 seal materials, from NBR and EPDM to FFKM and PTFE. Filter by chemical name. A guide only: test in service.',
  image: '/drawings/chemical-swell.svg',
  blocks: [
    block('Content Header', {
      heading: 'Chemical compatibility table',
      lead: 'Look up the medium, read along the row, and drop every material rated D. What is left is a short list to test, not a verdict.',
      actions: [
        { label: 'Go to the table', url: '#table', priority: 'primary' },
        { label: 'Ask about a medium', url: '/contact-us' },
      ],
      image: '/drawings/chemical-swell.svg',
      altText: 'A ring before and after swelling in a fluid',
    }),
    block('Table of Contents', {}),
    block('Chemical Table', { id: 'table', heading: '349 chemicals, 12 materials' }),
    block('Content Subheader', {
      id: 'reading',
      heading: 'How far a letter carries',
      content:
        '<p>Ratings describe what the medium does to the polymer at room temperature unless its name says hot or concentrated. They condense swelling, softening, cracking and loss of strength into one letter, with the worse grade chosen in doubt. A blank cell means that nothing is on file: it is neither good nor bad news.</p><p>Three things a letter cannot know. Heat: a rule of thumb says that attack doubles with every 10 °C. Mixture: five percent of ketone in an oil can ruin a nitrile ring that the oil alone would spare. Grade: two fluorocarbon compounds with the same code can differ by a full letter, because fluorine content and cure differ.</p>',
    }),
    block('Column Content', {
      id: 'use',
      heading: 'Using the letters',
      columns: [
        {
          heading: 'In a fixed joint',
          bulletType: 'default',
          points: [
            { text: 'A and B are both candidates. Some swell even helps, as long as the groove has room for it.' },
            { text: 'C may serve for splashes, short contact or a ring that is changed at every service.' },
          ],
        },
        {
          heading: 'On a moving rod or shaft',
          bulletType: 'default',
          points: [
            { text: 'Ask for A. A swollen ring drags, heats and tears.' },
            { text: 'Check wear and friction as well: silicone may resist the fluid and still fail within hours.' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'test',
      heading: 'A test anyone can run',
      style: 'numbers',
      items: [
        { text: 'Weigh and measure three rings of the real compound.' },
        { text: 'Soak them in the real medium at working temperature for a week, covered.' },
        {
          text: 'Weigh, measure and squeeze them again. More than about 10% growth, any tackiness or cracks: next material.',
        },
        { text: 'Let one dry and look again. Extracted plasticizer shows up as shrinkage, and shrinkage leaks.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'When the table does not settle it',
      items: [
        {
          question: 'My chemical is missing. What now?',
          answer:
            '<p>Look for a relative in the same category: most lower ketones act like acetone, most light alkanes like hexane. Then send the safety data sheet and we look further.</p>',
        },
        {
          question: 'Does the table cover food or drinking water?',
          answer:
            '<p>It rates resistance only. Approval for contact is another matter: see <a href="/fda-food-contact">food contact</a> and <a href="/nsf-61-drinking-water">drinking water</a> compliance.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Oxygen, hot acids, amines, hydrogen sulfide and explosive decompression deserve a conversation. Send concentration, temperature, pressure and how long the contact lasts.',
    }),
    block('Page Margin', {
      links: [
        { label: 'FDA food contact', url: '/fda-food-contact' },
        { label: 'NSF/ANSI 61 drinking water', url: '/nsf-61-drinking-water' },
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'JIS sizing chart', url: '/jis-sizing-chart' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Short list ready?',
      content: 'Filter the store by material and working temperature together.',
      actions: [
        { label: 'Shop O-rings', url: '/shop/orings', priority: 'primary' },
        { label: 'Material comparison guide', url: '/material-comparison-guide' },
      ],
    }),
  ],
});
