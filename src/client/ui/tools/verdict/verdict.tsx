import type { ReactNode } from 'react';
import './verdict.css';

/** Disc, triangle, square, ring: the shape conveys a verdict without its hue. */
export type Look = 'good' | 'marginal' | 'out' | 'note' | 'unknown';

const SHAPES: Readonly<Record<Look, ReactNode>> = {
  good: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m4.8 8.3 2.2 2.2 4.2-4.6" className="verdict-sign" />
    </>
  ),
  marginal: (
    <>
      <path d="M8 1.2 15.4 14.4H.6Z" fill="currentColor" />
      <path d="M8 6v4M8 11.6v.6" className="verdict-sign" />
    </>
  ),
  out: (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" fill="currentColor" />
      <path d="m5 5 6 6m0-6-6 6" className="verdict-sign" />
    </>
  ),
  note: (
    <>
      <circle cx="8" cy="8" r="6.3" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M8 7.4v4M8 4.6v.4" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="6.3" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M5 8h6" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
};

/** A verdict: shape, word and hue. */
export const Verdict = ({ look, children }: { look: Look; children: ReactNode }): ReactNode => (
  <span className={`verdict verdict-${look}`}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[look]}
    </svg>
    {children}
  </span>
);
