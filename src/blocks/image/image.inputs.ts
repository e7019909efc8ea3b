import { choice, declareBlock, flag, image, number, text } from '../define-block.ts';
import { POSITIONS } from './media-positions.ts';

export const declaration = declareBlock({
  name: 'Image',
  about: 'A picture.',
  group: 'Pictures',
  builtIn: true,
  hasChildren: true,
  inputs: {
    image: image({ required: true }),
    altText: text({ help: 'What it shows, for those who do not see it' }),
    title: text({ help: 'Shown when a pointer rests on it' }),
    backgroundSize: choice(['cover', 'contain', 'auto']),
    backgroundPosition: choice(POSITIONS),
    aspectRatio: number({ help: 'Height by width; 0: as the picture is' }),
    width: number({ help: 'Of the file, in pixels: keeps its place while it loads' }),
    height: number({ help: 'Of the file, in pixels' }),
    sizes: text({ help: 'Its width on the page: (max-width: 640px) 100vw, 50vw' }),
    lazy: flag({ default: true }),
    highPriority: flag({ help: 'The picture of the first screen: it is loaded before others' }),
    fitContent: flag({ default: true, help: 'As high as the blocks in it' }),
  },
});
