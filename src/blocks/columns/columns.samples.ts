import { samplesOf } from '../sample.ts';
import { declaration } from './columns.inputs.ts';

const textBlock = (id: string, text: string) => ({
  id,
  component: { name: 'Text', options: { text: `<p>${text}</p>` } },
});

export const samples = samplesOf(declaration, [
  {
    state: 'two to one, stacked in reverse on tablets',
    options: {
      columns: [
        {
          width: 66,
          blocks: [textBlock('col-a', 'Two thirds: the text.'), textBlock('col-b', 'A second block under it.')],
        },
        { width: 34, blocks: [textBlock('col-c', 'One third.')], link: '/x-rings' },
      ],
      reverseColumnsWhenStacked: true,
    },
  },
  {
    state: 'three equal, never stacked',
    options: {
      stackColumnsAt: 'never',
      space: 40,
      columns: [{ blocks: [textBlock('col-d', 'One')] }, { blocks: [textBlock('col-e', 'Two')] }, {}],
    },
  },
]);
