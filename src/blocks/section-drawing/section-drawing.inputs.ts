import { anchor, choice, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Section Drawing',
  about:
    'A machine in section across the page. Each seal links to its page and shows its dimensions; an index lists them.',
  group: 'Pictures',
  width: 'full',
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    drawing: choice(['hydraulic-cylinder', 'ball-valve'], {
      help: 'The machine whose seals are shown',
      names: { 'hydraulic-cylinder': 'Hydraulic cylinder', 'ball-valve': 'Ball valve' },
    }),
  },
});
