import { anchor, declareBlock, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Title Block',
  label: 'Facts in a row',
  about: 'Facts as a drawing states them: label over value.',
  group: 'Text',
  inputs: {
    id: anchor(),
    facts: list({ label: text({ required: true }), value: text({ required: true }), url: link() }, { required: true }),
  },
});
