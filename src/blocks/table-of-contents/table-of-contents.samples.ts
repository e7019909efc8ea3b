import { samplesOf } from '../sample.ts';
import { declaration } from './table-of-contents.inputs.ts';

const section = (id: string, heading: string) => ({
  name: 'List',
  options: { id, heading, items: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => ({ text })) },
});

export const samples = samplesOf(declaration, [
  {
    state: 'from the headings of the page',
    options: {},
    after: [
      section('toc-a', 'When to choose one'),
      section('toc-b', 'Jacket profiles'),
      section('toc-c', 'Spring types'),
    ],
  },
  {
    state: 'with its own items',
    options: {
      heading: 'Related',
      items: [
        { label: 'AS568 sizes', url: '/as568-sizing-chart' },
        { label: 'Questions', url: '#faq' },
      ],
    },
    after: [{ name: 'Text', options: { text: '<p>The rail stands beside this text.</p>' } }],
  },
]);
