import type { ReactNode } from 'react';
import type { SafeHtml } from '../../define-block.ts';
import { widthHint } from '../../width-hint.ts';
import { GoLink } from '../go-link.tsx';
import { Rich } from '../rich.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import './picture-card.css';

/** A picture with its width in px, rem or %; empty for the width of its container. */
interface FramedImage {
  readonly image: string;
  readonly altText: string;
  readonly width: string;
}

/** An item of blocks that show pictures with text and a link. */
export interface PictureItem extends FramedImage {
  readonly title: string;
  readonly content: SafeHtml;
  /** Hides the link. */
  readonly toggleBtn: boolean;
  readonly btnTitle: string;
  readonly btnLink: string;
}

/** A picture in a hairline frame. Renders nothing without a picture. */
export const FramedPicture = (props: { item: FramedImage; sizes?: string; view?: PictureProps['view'] }): ReactNode => {
  const { item, sizes = '(max-width: 1024px) 100vw, 400px', view = 'profile' } = props;
  if (item.image === '') return null;
  return (
    <div className="drawing-sheet picture-card-frame" style={{ width: widthHint(item.width) }}>
      <Picture src={item.image} alt={item.altText} sizes={sizes} view={view} />
    </div>
  );
};

/** A picture in a hairline frame, title, text and link. */
export const PictureCard = (props: { item: PictureItem; Heading: 'h2' | 'h3' }): ReactNode => {
  const { item, Heading } = props;
  return (
    <>
      <FramedPicture item={item} />
      <Heading className="heading-4">{item.title}</Heading>
      <Rich html={item.content} className="text-secondary" />
      {item.toggleBtn ? null : <GoLink href={item.btnLink} label={item.btnTitle} />}
    </>
  );
};
