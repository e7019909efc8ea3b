import { flag, image, link, list, richText, size, text } from '../../define-block.ts';

/** The input for the items of blocks that show pictures with text and a link. */
export const pictureItems = () =>
  list(
    {
      image: image(),
      altText: text(),
      width: size(),
      title: text({ required: true }),
      content: richText(),
      toggleBtn: flag({ label: 'Hide the link' }),
      btnTitle: text({ default: 'Read on' }),
      btnLink: link(),
    },
    { required: true },
  );
