import { choice, declareBlock, image, number, text } from '../define-block.ts';
import { POSITIONS } from '../image/media-positions.ts';

export const declaration = declareBlock({
  name: 'Raw:Img',
  about: 'A picture without a box around it.',
  group: 'Pictures',
  builtIn: true,
  isOwnBox: true,
  inputs: {
    image: image({ required: true }),
    altText: text({ help: 'What it shows, for those who do not see it' }),
    title: text({ help: 'Shown when a pointer rests on it' }),
    backgroundSize: choice(['cover', 'contain']),
    backgroundPosition: choice(POSITIONS),
    aspectRatio: number({ help: 'Width by height; 0: as the picture is' }),
  },
});
