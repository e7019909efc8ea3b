import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { posterAddress } from '../picture-address.ts';
import type { declaration } from './video.inputs.ts';

/** A video file with controls. It does not start by itself and loads nothing before it is asked to. */
export function Video(props: BlockProps<typeof declaration>): ReactNode {
  const { video, posterImage, title, aspectRatio, loop, muted } = props;
  if (video === '') return null;
  return (
    <video
      className="picture image-frame"
      src={video}
      aria-label={title || 'Video'}
      controls
      preload="none"
      playsInline
      loop={loop}
      muted={muted}
      style={{ aspectRatio: `1 / ${aspectRatio > 0 ? aspectRatio : 0.5625}` }}
      {...(posterImage !== '' && { poster: posterAddress(posterImage) })}
    />
  );
}
