import { choice, declareBlock, flag, link, list, nestedBlocks, number } from '../define-block.ts';
import { columnsCss } from './columns-css.ts';

/** Returns a column with a sample text that identifies it. */
const columnOf = (words: string) => ({
  blocks: [
    {
      '@type': '@builder.io/sdk:Element',
      component: { name: 'Text', options: { text: `<p>${words}</p>` } },
      responsiveStyles: { large: {} },
    },
  ],
  width: 0,
  link: '',
});

export const declaration = declareBlock({
  name: 'Columns',
  about: 'Blocks side by side.',
  group: 'Layout',
  builtIn: true,
  css: ({ breakpoints }) => columnsCss(breakpoints),
  startOptions: { columns: [columnOf('First column'), columnOf('Second column')] },
  inputs: {
    columns: list(
      {
        blocks: nestedBlocks({ help: 'What stands in the column' }),
        width: number({ label: 'Width', help: 'Percent; 0: as wide as the others', min: 0, max: 100 }),
        link: link(),
      },
      { required: true, help: 'Two to four' },
    ),
    space: number({ label: 'Space between', help: 'Pixels', default: 20, min: 0, max: 1000 }),
    stackColumnsAt: choice(['tablet', 'mobile', 'never'], {
      label: 'One below the other on',
      help: 'From this size of screen down',
      names: { tablet: 'Tablets and phones', mobile: 'Phones', never: 'No screen' },
    }),
    reverseColumnsWhenStacked: flag({ label: 'Last column first', help: 'When they stand one below the other' }),
  },
});
