import { choice, declareBlock, flag, link, list, nestedBlocks, number } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Columns',
  about: 'Blocks side by side.',
  group: 'Layout',
  builtIn: true,
  inputs: {
    columns: list(
      { blocks: nestedBlocks(), width: number({ help: 'Percent; 0: as wide as the others' }), link: link() },
      { required: true },
    ),
    space: number({ default: 20 }),
    stackColumnsAt: choice(['tablet', 'mobile', 'never']),
    reverseColumnsWhenStacked: flag(),
  },
});
