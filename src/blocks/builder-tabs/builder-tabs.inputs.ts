import { choice, declareBlock, flag, list, nestedBlocks, number } from '../define-block.ts';
import { builderTabsCss } from './builder-tabs-css.ts';

export const declaration = declareBlock({
  name: 'Builder: Tabs',
  label: 'Tabs of blocks',
  about: 'Tabs with blocks in their labels and in what they show.',
  group: 'Interactive',
  builtIn: true,
  isOffered: false,
  css: builderTabsCss,
  inputs: {
    tabs: list(
      {
        label: nestedBlocks({ help: 'Short: a row of labels fits on a phone' }),
        content: nestedBlocks({ help: 'Seen while its tab is open' }),
      },
      { required: true, help: 'Two to six' },
    ),
    defaultActiveTab: number({ default: 1, help: 'The one that is open at first; 0: none', min: 0, max: 100 }),
    collapsible: flag({ help: 'A click on the open one closes it' }),
    tabHeaderLayout: choice(['flex-start', 'center', 'flex-end', 'space-between', 'space-around'], {
      label: 'Labels stand',
      help: 'Along the row',
      names: {
        'flex-start': 'Left',
        center: 'In the middle',
        'flex-end': 'Right',
        'space-between': 'Across the whole row',
        'space-around': 'Across, with room at the ends',
      },
    }),
  },
});
