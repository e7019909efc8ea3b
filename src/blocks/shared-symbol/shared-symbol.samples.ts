import { samplesOf } from '../sample.ts';
import { declaration } from './shared-symbol.inputs.ts';

const content = {
  id: 'shared-note',
  name: 'Shared note',
  data: {
    blocks: [
      {
        id: 'shared-note-text',
        component: { name: 'Text', options: { text: '<p>These words stand on several pages.</p>' } },
      },
    ],
  },
};

export const samples = samplesOf(declaration, [
  { state: 'with its content', options: { symbol: { content } } as object },
  { state: 'without content: an empty box', options: {} },
]);
