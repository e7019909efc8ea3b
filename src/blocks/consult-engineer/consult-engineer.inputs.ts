import { declareBlock, flag, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Consult an Engineer',
  about: 'A short note that recommends asking an engineer, with phone and contact.',
  group: 'Calls to action',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    content: longText({
      default:
        'Figures on this page are a starting point. Before a seal goes into safety-relevant or unusual service, have one of our engineers check the gland, the material and the medium.',
    }),
    showPhone: flag({ default: true }),
  },
});
