import { declareBlock, image, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Subheader with Linked Bubbles',
  about: 'A section heading with a row of round drawings that lead on.',
  group: 'Headings',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text({ required: true }),
    content: richText(),
    bubbleWidth: text({ default: '60px' }),
    bubbles: list(
      { label: text({ required: true }), url: link({ required: true }), image: image(), altText: text() },
      { required: true },
    ),
  },
});
