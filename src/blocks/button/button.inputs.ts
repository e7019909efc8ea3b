import { choice, declareBlock, flag, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Core:Button',
  about: 'A button that leads to a page. With styles of its own it has exactly those, else the look of the site.',
  group: 'Calls to action',
  builtIn: true,
  isOwnBox: true,
  inputs: {
    text: text({ required: true }),
    link: link(),
    openLinkInNewTab: flag(),
    priority: choice(['secondary', 'primary'], { help: 'The look of the site; nothing where it has its own styles' }),
  },
});
