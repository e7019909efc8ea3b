import { declareBlock, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Title Block',
  about: 'Facts as a drawing states them: label over value.',
  group: 'Text',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    facts: list({ label: text({ required: true }), value: text({ required: true }), url: link() }, { required: true }),
  },
});
