import { anchor, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Material Facts',
  about: 'What is on file about one material, with the compounds and parts in the store.',
  group: 'Reference data',
  startOptions: { code: 'NBR' },
  inputs: {
    id: anchor(),
    heading: text(),
    code: text({
      required: true,
      longest: 32,
      label: 'Material',
      help: 'Code of the material: NBR, FKM-A, PTFE',
    }),
  },
});
