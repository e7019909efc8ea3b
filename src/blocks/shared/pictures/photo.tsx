import type { CSSProperties, ReactNode } from 'react';
import { pictureSources } from '../../picture-address.ts';

interface PhotoProps {
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
  /** Width on the page by window width, for the choice among its sizes. */
  readonly sizes: string;
  /** Its own size counts, as nothing gives it one: offered in one width, which is that size. */
  readonly natural?: boolean;
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
  const {
    src,
    alt,
    className = 'picture',
    sizes,
    small = false,
    eager = false,
    natural = false,
    style,
    attributes,
  } = props;
  const offered = pictureSources(src, small);
  const sources = natural ? { src: offered.src } : offered;
  return (
    <img
      {...attributes}
      className={className}
      {...sources}
      {...('srcSet' in sources && sources.srcSet !== undefined && { sizes })}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager === 'high' && { fetchPriority: 'high' as const })}
      style={style}
    />
  );
};
