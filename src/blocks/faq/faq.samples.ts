import { samplesOf } from '../sample.ts';
import { declaration } from './faq.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'first open',
    options: {
      heading: 'Questions',
      openFirst: true,
      items: [
        {
          question: 'Can I reuse my O-ring gland?',
          answer:
            '<p>Often. The gland must open on one side, because a PTFE jacket does not stretch over a shoulder.</p>',
        },
        {
          question: 'How do I measure a ring?',
          answer: '<p>See <a href="/blog/how-to-measure-an-o-ring-without-a-gauge">how to measure an O-ring</a>.</p>',
        },
        {
          question: 'Can you make a size that is not listed?',
          answer: '<p>Yes. Send the dimensions with a <a href="/request-a-quote">request</a>.</p>',
        },
      ],
    },
  },
  {
    state: 'all closed, no heading',
    options: {
      items: [
        { question: 'Is there a line minimum?', answer: '<p>Each part says its own beside its price breaks.</p>' },
      ],
    },
  },
]);
