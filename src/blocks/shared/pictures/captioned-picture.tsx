import type { CSSProperties, ReactNode } from 'react';
import { Picture } from './picture.tsx';

/** A picture in a frame with its caption. */
export const CaptionedPicture = (props: {
  readonly item: { readonly image: string; readonly altText: string; readonly caption: string };
  readonly sizes: string;
  readonly ratio?: number;
  readonly style?: CSSProperties;
}): ReactNode => {
  const { item, sizes, ratio, style } = props;
  return (
    <figure className="drawing-sheet" style={style}>
      <Picture
        src={item.image}
        view="sheet"
        sizes={sizes}
        {...(ratio !== undefined && { ratio })}
        {...(item.altText !== '' && { alt: item.altText })}
      />
      {item.caption === '' ? null : <figcaption>{item.caption}</figcaption>}
    </figure>
  );
};
