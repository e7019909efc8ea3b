import type { ReactNode } from 'react';
import './certificate-mark.css';

/** Our own icon for the quality certificate: a ring around a check mark. It is not a certification body's logo. */
export const CertificateMark = (): ReactNode => (
  <svg className="certificate-mark" width="20" height="20" viewBox="0 0 26 26" fill="none" aria-hidden="true">
    <circle cx="13" cy="13" r="11" stroke="var(--color-ink)" strokeWidth="3" />
    <path d="M8.5 13.5l3 3 6-7" stroke="var(--color-signal-line)" strokeWidth="1.8" />
  </svg>
);
