import type { ReactNode } from 'react';
import type { SafeHtml } from './define-block.ts';
import { GoLink } from './go-link.tsx';
import { Picture } from './picture.tsx';
import { Rich } from './rich.tsx';

/** An item of the blocks that show pictures with text and a link. */
export interface PictureItem {
  readonly image: string;
  readonly altText: string;
  readonly title: string;
  readonly content: SafeHtml;
  /** Hides the link. */
  readonly toggleBtn: boolean;
  readonly btnTitle: string;
  readonly btnLink: string;
}

/** A picture in a hairline frame, title, text and link. */
export const PictureCard = (props: { item: PictureItem; Heading: 'h2' | 'h3' }): ReactNode => {
  const { item, Heading } = props;
  return (
    <>
      {item.image === '' ? null : (
        <div className="drawing-sheet picture-card-frame">
          <Picture src={item.image} alt={item.altText} sizes="(max-width: 1024px) 100vw, 400px" />
        </div>
      )}
      <Heading className="heading-4">{item.title}</Heading>
      <Rich html={item.content} className="text-secondary" />
      {item.toggleBtn ? null : <GoLink href={item.btnLink} label={item.btnTitle} />}
    </>
  );
};
