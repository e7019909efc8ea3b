import type { ReactNode } from 'react';
import { usePage } from './page-context.ts';
import { imageAddress } from './safe-address.ts';
import { widthHint } from './width-hint.ts';

/** Without `allow-same-origin`: what runs in the frame has no part in this site, its storage or its cookies. */
const SANDBOX = 'allow-scripts allow-popups allow-forms';
const HEIGHT = '568px';

interface FrameProps {
  readonly title: string;
  readonly width?: string;
  readonly height: string;
}

const Frame = (props: FrameProps & { src?: string; srcDoc?: string }): ReactNode => {
  const { title, width = '100%', height, src, srcDoc } = props;
  return (
    <iframe
      className="emb"
      title={title || 'Embedded content'}
      sandbox={SANDBOX}
      loading="lazy"
      style={{ width: widthHint(width) ?? '100%', height: widthHint(height) ?? HEIGHT }}
      {...(src !== undefined && { src })}
      {...(srcDoc !== undefined && { srcDoc })}
    />
  );
};

/** A page of this or another site in a sandboxed frame. */
export const PageFrame = ({ url, ...rest }: FrameProps & { url: string }): ReactNode => {
  const src = imageAddress(url);
  return src === '' ? null : <Frame {...rest} src={src} />;
};

/**
 * HTML or script that staff pasted, in a sandboxed frame. It has an address of its own, since a `srcdoc` would stand
 * under the page's policy, which lets no foreign script run; only what is being edited has no address yet.
 */
export const CodeFrame = ({ blockId, code, ...rest }: FrameProps & { blockId: string; code: string }): ReactNode => {
  const { path, editing } = usePage();
  if (code.trim() === '') return null;
  if (editing) return <Frame {...rest} srcDoc={code} />;
  return <Frame {...rest} src={`/frames/${encodeURIComponent(blockId)}?page=${encodeURIComponent(path)}`} />;
};
