import { anchor, declareBlock, flag, longText } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Consult an Engineer',
  about: 'A short note that recommends asking an engineer, with phone and contact.',
  group: 'Calls to action',
  inputs: {
    id: anchor(),
    content: longText({
      default:
        'Figures on this page are a starting point. Before a seal goes into safety-relevant or unusual service, have one of our engineers check the gland, the material and the medium.',
    }),
    showPhone: flag({ label: 'Show the telephone number', help: 'That of the settings', default: true }),
  },
});
