import type { ReactNode } from 'react';
import './media-layers.css';

interface MediaLayersProps {
  /** Height divided by width; 0 for the natural ratio. */
  readonly ratio: number;
  /** Whether the blocks inside set the height; otherwise they overlay the picture or video. */
  readonly fitContent: boolean;
  readonly hasChildren: boolean;
  readonly children: ReactNode;
}

/** The elements that accompany a picture or video in its block: a spacer of its aspect ratio, and the child blocks. */
export const MediaLayers = ({ ratio, fitContent, hasChildren, children }: MediaLayersProps): ReactNode => (
  <>
    {ratio > 0 && !(fitContent && hasChildren) ? (
      <div className="media-layers-sizer" style={{ paddingTop: `${ratio * 100}%` }} />
    ) : null}
    {hasChildren ? <div className={fitContent ? 'media-layers-inside' : 'media-layers-over'}>{children}</div> : null}
  </>
);
