import type { CSSProperties, ReactNode } from 'react';
import { pictureSources } from '../../picture-address.ts';

interface PhotoProps {
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
  /** Display width by window width, to select a file size. */
  readonly sizes: string;
  /** Uses the natural size, because nothing sets another: only that width is offered. */
  readonly natural?: boolean;
  /** Never wider than 384 px. */
  readonly small?: boolean;
  /** Whether to load it eagerly, for pictures in the first viewport. `high`: with high priority. */
  readonly eager?: boolean | 'high';
  readonly style?: CSSProperties;
  /** Additional attributes of its element. */
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
