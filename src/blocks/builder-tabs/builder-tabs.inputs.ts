import { choice, declareBlock, flag, list, nestedBlocks, number } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Builder: Tabs',
  about: 'Tabs with blocks in their labels and in what they show.',
  group: 'Interactive',
  builtIn: true,
  inputs: {
    tabs: list({ label: nestedBlocks(), content: nestedBlocks() }, { required: true }),
    defaultActiveTab: number({ default: 1, help: 'The one that is open at first; 0: none' }),
    collapsible: flag({ help: 'A click on the open one closes it' }),
    tabHeaderLayout: choice(['flex-start', 'center', 'flex-end', 'space-between', 'space-around']),
  },
});
