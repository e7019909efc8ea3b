import { anchor, choice, declareBlock, image, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Tile Grid',
  label: 'Tiles',
  about: 'Tiles of a hub page: drawing, title, one sentence.',
  group: 'Pictures',
  width: 'wide',
  inputs: {
    id: anchor(),
    heading: text(),
    linkLabel: text(),
    linkUrl: link(),
    columns: choice(['3', '2', '4', '7'], { help: 'Beside one another on wide screens' }),
    items: list(
      { image: image(), title: text({ required: true }), text: text(), url: link({ required: true }) },
      { required: true },
    ),
  },
});
