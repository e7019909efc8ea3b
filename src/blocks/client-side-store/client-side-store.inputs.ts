import { declareBlock, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'ClientSideStore',
  about: 'The compounds of the store with their filters.',
  group: 'Interactive',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    initialUrl: link({ default: '/shop/orings' }),
    height: text({ default: '568px' }),
  },
});
