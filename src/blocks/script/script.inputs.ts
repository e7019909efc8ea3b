import { code, declareBlock, link, text } from '../define-block.ts';
import { framedPage } from '../embedded-code.ts';

export const declaration = declareBlock({
  name: 'Script',
  about:
    'Script or HTML of a third party in a frame of its own: pasted, or at an address. What runs there may load scripts, ' +
    'styles, pictures and data from any https site, open windows and send forms. It cannot read or change the page ' +
    'around it, keep cookies or storage, or take its size from what it holds: give a height that is enough. What must ' +
    'reach the page itself, such as a chat or analytics, is set up as a third party of the site.',
  group: 'Embedding',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    title: text({ default: 'Embedded content', help: 'Said to people who do not see the frame' }),
    code: code(),
    src: link({ help: 'A script (….js) or a page: https://… or /assets/table.html' }),
    width: text({ default: '100%' }),
    height: text({ default: '568px' }),
  },
  frames: framedPage,
});
