import { defineSection, open } from '../define-section.ts';

export const section = defineSection({
  key: 'faq',
  place: 10,
  name: 'Questions and answers',
  about: 'Questions that open to their answers.',
  blocks: [
    open(
      'FAQ',
      {
        heading: 'Questions customers ask',
        openFirst: true,
        items: [
          {
            question: 'Which figures do I need to order?',
            answer:
              '<p>The inside diameter, the cross-section, the material and its hardness. <a href="/measuring-o-rings">How to measure</a>.</p>',
          },
          {
            question: 'Which material suits my fluid?',
            answer:
              '<p>Look it up in the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">compatibility table</a>, then check the temperature.</p>',
          },
          {
            question: 'What if no standard size fits?',
            answer:
              '<p>Send the figures or a worn part: rings are made <a href="/custom-o-rings">to your size</a>.</p>',
          },
        ],
      },
      ['heading', 'items'],
    ),
  ],
});
