import type { ReactNode } from 'react';
import './media-layers.css';

interface MediaLayersProps {
  /** Height by width; 0: the medium has its own. */
  readonly ratio: number;
  /** Blocks inside give the height; else they lie over the medium. */
  readonly fitContent: boolean;
  readonly hasChildren: boolean;
  readonly children: ReactNode;
}

/** What stands with a picture or a video in its block: a spacer of its ratio, and the blocks dropped into it. */
export const MediaLayers = ({ ratio, fitContent, hasChildren, children }: MediaLayersProps): ReactNode => (
  <>
    {ratio > 0 && !(fitContent && hasChildren) ? (
      <div className="media-layers-sizer" style={{ paddingTop: `${ratio * 100}%` }} />
    ) : null}
    {hasChildren ? <div className={fitContent ? 'media-layers-inside' : 'media-layers-over'}>{children}</div> : null}
  </>
);
