import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import { frameTarget } from '../frame-target.ts';
import { usePage } from '../page-context.ts';
import { SANDBOX } from '../sandbox.ts';
import { widthHint } from '../width-hint.ts';
import './sandbox-frame.css';

const HEIGHT = '568px';

/** Foreign pages read and store no cookies, if the browser supports that. They can go full screen, as videos do. */
const WITHOUT_COOKIES = { credentialless: true, allow: 'fullscreen' };

interface FrameProps {
  /** Anchor that links target. */
  readonly id?: string;
  readonly title: string;
  readonly width?: string;
  readonly height: string;
  /** Height divided by width, if no height is given. */
  readonly ratio?: number;
}

type Shown = { readonly src: string } | { readonly srcDoc: string };

const Frame = (props: FrameProps & { readonly kind: keyof typeof SANDBOX; readonly shown: Shown }): ReactNode => {
  const { id = '', title, width = '100%', height, ratio = 0, kind, shown } = props;
  const given = widthHint(height);
  return (
    <iframe
      id={anchorId(id)}
      className="sandbox-frame"
      title={title || 'Embedded content'}
      sandbox={SANDBOX[kind]}
      // The frame may know the site's origin, but not the page's URL.
      referrerPolicy="strict-origin"
      loading="lazy"
      style={{
        width: widthHint(width) ?? '100%',
        ...(given === undefined && ratio > 0 ? { aspectRatio: `1 / ${ratio}` } : { height: given ?? HEIGHT }),
      }}
      {...(kind === 'foreign' && WITHOUT_COOKIES)}
      {...shown}
    />
  );
};

const Note = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="sandbox-frame-note" role="note">
    {children}
  </p>
);

/**
 * A page of this or another site in a sandboxed frame. `typed` is the URL in content: the editor shows a note that
 * explains why a URL is not framed. The block's declaration must list the URL in `frames`, otherwise the frame remains
 * empty.
 */
export const PageFrame = ({ url, typed, ...rest }: FrameProps & { url: string; typed: unknown }): ReactNode => {
  const { frames, editing } = usePage();
  const target = frameTarget(url, frames);
  if (target !== null) return <Frame {...rest} kind={target.kind} shown={{ src: target.src }} />;
  if (!editing || typeof typed !== 'string' || typed.trim() === '') return null;
  return (
    <Note>
      “{typed}” cannot be framed, and visitors see nothing here. Give an address that starts with https://, or a page of
      this site such as /as568-sizing-chart.
    </Note>
  );
};

/**
 * HTML or JavaScript pasted by staff, in a sandboxed frame. It has a separate URL, because a `srcdoc` would inherit the
 * page's policy, which blocks foreign JavaScript. Only code that is being edited has no URL yet.
 */
export const CodeFrame = ({ blockId, code, ...rest }: FrameProps & { blockId: string; code: string }): ReactNode => {
  const { path, editing } = usePage();
  if (code.trim() === '') return null;
  if (!editing) {
    const src = `/frames/${encodeURIComponent(blockId)}?page=${encodeURIComponent(path)}`;
    return <Frame {...rest} kind="code" shown={{ src }} />;
  }
  return (
    <>
      <Note>Scripts in this frame run on the published page, not while it is edited.</Note>
      <Frame {...rest} kind="code" shown={{ srcDoc: code }} />
    </>
  );
};
