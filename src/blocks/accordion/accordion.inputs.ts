import { declareBlock, flag, list, nestedBlocks, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Builder:Accordion',
  label: 'Accordion',
  about: 'Titles that open to what is under them.',
  group: 'Interactive',
  builtIn: true,
  isOffered: false,
  hasChildren: true,
  inputs: {
    items: list(
      {
        title: nestedBlocks({ help: 'Always seen; a click on it opens the rest' }),
        detail: nestedBlocks({ help: 'Seen when it is open' }),
      },
      { required: true },
    ),
    oneAtATime: flag({ help: 'Opening one closes the others' }),
    grid: flag({ help: 'Titles side by side; one that is open takes a whole row' }),
    gridRowWidth: text({ default: '25%', help: 'Width of a title in the grid: px, rem or %' }),
    useChildrenForItems: flag({ help: 'Blocks in it are the items: the first block of each is its title' }),
  },
});
