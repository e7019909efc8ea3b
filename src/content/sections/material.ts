import { defineSection, open } from '../define-section.ts';

export const section = defineSection({
  key: 'material',
  place: 6,
  name: 'Material facts',
  about: 'What is on file about one material, by its code.',
  blocks: [open('Material Facts', { heading: 'The material on file', code: 'NBR' }, ['heading', 'code'])],
});
