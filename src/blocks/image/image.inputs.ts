import { choice, declareBlock, flag, image, number, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Image',
  about: 'A picture.',
  group: 'Pictures',
  builtIn: true,
  inputs: {
    image: image({ required: true }),
    altText: text(),
    aspectRatio: number({ help: 'Height by width' }),
    lazy: flag({ default: true }),
    fitContent: flag({ default: true }),
    backgroundSize: choice(['cover', 'contain', 'auto']),
  },
});
