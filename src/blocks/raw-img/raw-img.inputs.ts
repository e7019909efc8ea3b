import { choice, declareBlock, image, number, text } from '../define-block.ts';
import { POSITIONS } from '../image/media-positions.ts';

export const declaration = declareBlock({
  name: 'Raw:Img',
  label: 'Bare picture',
  about: 'A picture without a box around it.',
  group: 'Pictures',
  builtIn: true,
  isOwnBox: true,
  isOffered: false,
  inputs: {
    image: image({ required: true }),
    altText: text({ help: 'What it shows, for those who do not see it' }),
    title: text({ help: 'Shown when a pointer rests on it' }),
    backgroundSize: choice(['cover', 'contain'], {
      label: 'Fills its place',
      help: 'Cover cuts the edges, contain leaves room',
    }),
    backgroundPosition: choice(POSITIONS, { label: 'Kept in view', help: 'Which part stays when edges are cut' }),
    aspectRatio: number({ label: 'Width by height', help: '0: as the picture is', min: 0, max: 20, step: 0.0001 }),
  },
});
