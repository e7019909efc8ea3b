import { defineSection, open } from '../define-section.ts';

export const section = defineSection({
  key: 'quote',
  place: 9,
  name: 'Quote',
  about: 'One thing somebody said. Put in a customer’s words only with their leave, and name who said them.',
  blocks: [
    open(
      'Text',
      {
        text: '<blockquote><p>“A failed ring is evidence. Look at it before it is thrown away.”</p><p>From our <a href="/o-ring-failure-guide">failure guide</a></p></blockquote>',
      },
      ['text'],
    ),
  ],
});
