import { code, declareBlock, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Custom Code',
  label: 'Code without an address',
  about: 'HTML or script in a frame of its own. The same limits as for “Code in a frame”.',
  group: 'Embedding',
  builtIn: true,
  isOffered: false,
  startOptions: { code: '<p>Your HTML</p>' },
  inputs: {
    code: code({ required: true, help: 'HTML, styles and script of the frame' }),
    title: text({ default: 'Embedded content' }),
    height: size({ help: 'In px or rem; empty: as high as the code says, else 568px' }),
  },
});
