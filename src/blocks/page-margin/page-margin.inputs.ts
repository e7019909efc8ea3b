import { GLAND_APPLICATIONS } from '../../domain/reference/tables/gland-applications.ts';
import { choice, declareBlock, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Page Margin',
  label: 'Margin of a page',
  about:
    'Stands beside the blocks before it: key facts, parts of the store with their price, one of them drawn if it is not solid, related pages.',
  group: 'Layout',
  width: 'margin',
  inputs: {
    material: text({ help: 'Code of a material (EPDM-P): its facts on file come first' }),
    facts: list(
      { label: text({ required: true }), value: text({ required: true }), url: link() },
      { label: 'More facts' },
    ),
    store: link({ help: 'Parts of this address of the store: /shop/orings?material=epdm' }),
    groove: choice(['none', ...GLAND_APPLICATIONS], {
      help: 'The groove of this kind for a part of the store: its dimensions as key facts, and its section',
    }),
    links: list({ label: text({ required: true }), url: link({ required: true }) }, { label: 'Related pages' }),
  },
});
