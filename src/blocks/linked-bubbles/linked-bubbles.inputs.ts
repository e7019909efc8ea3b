import { anchor, declareBlock, image, link, list, richText, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Subheader with Linked Bubbles',
  label: 'Heading with round drawings',
  about: 'A section heading with a row of round drawings that lead on.',
  group: 'Headings',
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    content: richText(),
    bubbleWidth: size({ default: '60px', label: 'Width of a drawing', help: 'A number with px, rem or %' }),
    bubbles: list(
      { label: text({ required: true }), url: link({ required: true }), image: image(), altText: text() },
      { required: true, label: 'Drawings', help: 'Up to eight in a row' },
    ),
  },
});
