import type { ReactNode } from 'react';

/** The brand's mark: a cut ring in plan with its section and a dimension line. Works without the name. */
export const Mark = ({
  size = 30,
  accent = 'var(--color-signal-line)',
}: {
  size?: number;
  /** Color of the section and its dimension line. */
  accent?: string;
}): ReactNode => (
  <svg className="logo-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M27.08 11.4A12 12 0 1 0 27.08 20.6" fill="none" stroke="currentColor" strokeWidth="5" />
    <path d="M16 16H24.2" stroke={accent} strokeWidth="1.5" />
    <circle cx="27.2" cy="16" r="2.5" fill={accent} />
  </svg>
);
