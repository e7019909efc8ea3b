import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { MediaLayers } from '../image/media-layers.tsx';
import { posterAddress } from '../picture-address.ts';
import type { declaration } from './video.inputs.ts';
import './video.css';

type Values = BlockProps<typeof declaration>;

/**
 * Attributes for JavaScript: it starts the video when it becomes visible, and removes controls that staff did not
 * request.
 */
const startedByScript = ({ autoPlay, muted, controls }: Values): Readonly<Record<string, string>> =>
  autoPlay && muted ? { 'data-enhance': 'video', ...(!controls && { 'data-bare': '' }) } : {};

/** A video file with blocks on top. Without JavaScript it never starts automatically and always has controls. */
export function Video(props: Values): ReactNode {
  const { video, posterImage, aspectRatio, fitContent, hasChildren, children } = props;
  if (video === '') return hasChildren ? children : null;
  return (
    <div className="video-block" {...startedByScript(props)}>
      <video
        className={`builder-video${aspectRatio > 0 ? ' media-layers-fill' : ''}`}
        src={video}
        aria-label={props.title || 'Video'}
        controls
        preload={props.lazyLoad ? 'none' : props.preload}
        playsInline={props.playsInline}
        loop={props.loop}
        muted={props.muted}
        style={{ objectFit: props.fit === 'auto' ? undefined : props.fit, objectPosition: props.position }}
        {...(posterImage !== '' && { poster: posterAddress(posterImage) })}
      />
      <MediaLayers ratio={aspectRatio} fitContent={fitContent} hasChildren={hasChildren}>
        {children}
      </MediaLayers>
    </div>
  );
}
