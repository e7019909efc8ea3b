import { anchor, code, declareBlock, link, size, text } from '../define-block.ts';
import { framedPage } from '../embedded-code.ts';

export const declaration = declareBlock({
  name: 'Script',
  label: 'Code in a frame',
  about:
    'Script or HTML of a third party in a frame of its own: pasted, or at an address. What runs there may load scripts, ' +
    'styles, pictures and data from any https site, open windows and send forms. It cannot read or change the page ' +
    'around it, keep cookies or storage, or take its size from what it holds: give a height that is enough. What must ' +
    'reach the page itself, such as a chat or analytics, is set up as a third party of the site.',
  group: 'Embedding',
  startOptions: { code: '<p>Paste the code of the third party</p>' },
  inputs: {
    id: anchor(),
    title: text({ default: 'Embedded content', help: 'Said to people who do not see the frame' }),
    code: code({ help: 'HTML or script; it comes before the address' }),
    src: link({
      label: 'Address',
      help: 'A script (….js) or a page: https://… or /assets/table.html',
    }),
    width: size({ default: '100%', label: 'Width', help: 'A number with px, rem or %' }),
    height: size({ default: '568px' }),
  },
  frames: framedPage,
});
