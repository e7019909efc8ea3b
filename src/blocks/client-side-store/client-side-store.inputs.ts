import { anchor, declareBlock, link, size } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'ClientSideStore',
  label: 'Store with filters',
  about: 'The compounds of the store with their filters.',
  group: 'Interactive',
  inputs: {
    id: anchor(),
    initialUrl: link({
      label: 'Starts at',
      help: 'Address of the store with its filters: /shop/orings?material=fkm',
      default: '/shop/orings',
    }),
    height: size({ default: '568px' }),
  },
});
