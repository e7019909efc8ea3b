import { choice, declareBlock, flag, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Core:Button',
  about: 'A button that leads to a page.',
  group: 'Calls to action',
  builtIn: true,
  inputs: {
    text: text({ required: true }),
    link: link(),
    openLinkInNewTab: flag(),
    priority: choice(['secondary', 'primary']),
  },
});
