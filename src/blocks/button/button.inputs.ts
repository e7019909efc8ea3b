import { choice, declareBlock, flag, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Core:Button',
  label: 'Button',
  about: 'A button that leads to a page. With styles of its own it has exactly those, else the look of the site.',
  group: 'Calls to action',
  builtIn: true,
  isOwnBox: true,
  startOptions: { text: 'Request a quote', link: '/request-a-quote' },
  inputs: {
    text: text({ required: true, label: 'Words', help: 'What happens: Request a quote', longest: 80 }),
    link: link(),
    openLinkInNewTab: flag({ label: 'Open in a new tab', help: 'Only where visitors would lose what they typed' }),
    priority: choice(['secondary', 'primary'], { help: 'The look of the site; nothing where it has its own styles' }),
  },
});
