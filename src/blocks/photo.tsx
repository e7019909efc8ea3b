import type { CSSProperties, ReactNode } from 'react';
import { pictureSources } from './picture-address.ts';

interface PhotoProps {
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
  /** Width on the page by window width, for the choice among its sizes. */
  readonly sizes: string;
  /** Never wider than 384 px. */
  readonly small?: boolean;
  /** Fetched at once: pictures of the first screen. `high`: before others too. */
  readonly eager?: boolean | 'high';
  readonly style?: CSSProperties;
  /** What else its element carries. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A photo in the widths that the site serves. */
export const Photo = (props: PhotoProps): ReactNode => {
  const { src, alt, className = 'picture', sizes, small = false, eager = false, style, attributes } = props;
  const sources = pictureSources(src, small);
  return (
    <img
      {...attributes}
      className={className}
      {...sources}
      {...(sources.srcSet !== undefined && { sizes })}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager === 'high' && { fetchPriority: 'high' as const })}
      style={style}
    />
  );
};
