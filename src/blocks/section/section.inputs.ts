import { declareBlock, number } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Core:Section',
  about: 'A centered part of the page that holds blocks.',
  group: 'Layout',
  builtIn: true,
  hasChildren: true,
  startsWith: [{ name: 'Text', options: { text: '<p>A section holds blocks</p>' } }],
  styles: { paddingTop: '32px', paddingBottom: '32px' },
  inputs: {
    maxWidth: number({
      label: 'Greatest width',
      help: 'Pixels; narrower screens use all they have',
      default: 1200,
      min: 0,
      max: 4000,
    }),
  },
});
