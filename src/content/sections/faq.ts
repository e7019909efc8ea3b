import { defineSection, open } from '../define-section.ts';
import { questions } from '../shorthand.ts';

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
        items: questions({
          'Which figures do I need to order?':
            '<p>The inside diameter, the cross-section, the material and its hardness. <a href="/measuring-o-rings">How to measure</a>.</p>',
          'Which material suits my fluid?':
            '<p>Look it up in the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">compatibility table</a>, then check the temperature.</p>',
          'What if no standard size fits?':
            '<p>Send the figures or a worn part: rings are made <a href="/custom-o-rings">to your size</a>.</p>',
        }),
      },
      ['heading', 'items'],
    ),
  ],
});
