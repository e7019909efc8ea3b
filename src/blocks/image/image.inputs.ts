import { choice, declareBlock, flag, image, number, text } from '../define-block.ts';
import { POSITIONS } from './media-positions.ts';

export const declaration = declareBlock({
  name: 'Image',
  label: 'Picture',
  about: 'A picture.',
  group: 'Pictures',
  builtIn: true,
  hasChildren: true,
  inputs: {
    image: image({ required: true }),
    altText: text({ label: 'Alternative text', help: 'What it shows, for those who do not see it' }),
    title: text({ help: 'Shown when a pointer rests on it' }),
    backgroundSize: choice(['cover', 'contain', 'auto'], {
      label: 'Fills its place',
      help: 'Cover cuts the edges, contain leaves room',
    }),
    backgroundPosition: choice(POSITIONS, { label: 'Kept in view', help: 'Which part stays when edges are cut' }),
    aspectRatio: number({ help: 'Height by width; 0: as the picture is', min: 0, max: 20, step: 0.0001 }),
    width: number({ help: 'Of the file, in pixels: keeps its place while it loads', min: 0, max: 20_000 }),
    height: number({ help: 'Of the file, in pixels', min: 0, max: 20_000 }),
    sizes: text({ help: 'Its width on the page: (max-width: 640px) 100vw, 50vw' }),
    highPriority: flag({ help: 'The picture of the first screen: it is loaded before others' }),
    fitContent: flag({
      label: 'As high as what stands on it',
      help: 'When blocks stand on the picture',
      default: true,
    }),
  },
});
