import type { ReactNode } from 'react';
import type { LineState } from '../../../../domain/order/lists/review-line.ts';
import { STATE_NAMES } from '../list-words.ts';
import './state-mark.css';

const CROSS = 'M3.5 3.5l7 7m0-7l-7 7';

/** The state's mark: disc, half disc, dashed ring, cross. Shape and color both convey the state. */
const Mark = ({ state }: { state: LineState }): ReactNode => (
  <svg className="state-mark-sign" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    {state === 'exact' ? <circle cx="7" cy="7" r="4.5" fill="currentColor" /> : null}
    {state === 'nearest' ? (
      <>
        <circle cx="7" cy="7" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M7 2.25a4.75 4.75 0 0 1 0 9.5z" fill="currentColor" />
      </>
    ) : null}
    {state === 'choose' ? (
      <circle cx="7" cy="7" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.4 2.57" />
    ) : null}
    {state === 'quantity' ? (
      <path d="M5.5 2.5L4.5 11.5M9.5 2.5L8.5 11.5M2.5 5.5h9.5M2 8.5h9.5" stroke="currentColor" strokeWidth="1.3" />
    ) : null}
    {state === 'foreign' ? (
      <rect x="2.75" y="2.75" width="8.5" height="8.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    ) : null}
    {state === 'unread' ? <path d={CROSS} fill="none" stroke="currentColor" strokeWidth="1.6" /> : null}
    {state === 'text' ? <path d="M2.5 4h9M2.5 7h9M2.5 10h5" stroke="currentColor" strokeWidth="1.4" /> : null}
    {state === 'removed' || state === 'reading' || state === 'aside' ? (
      <circle cx="7" cy="7" r="2" fill="none" stroke="currentColor" strokeWidth="1.4" />
    ) : null}
  </svg>
);

/** The state of a line. */
export const StateMark = ({ state }: { state: LineState }): ReactNode => (
  <span className={`state-mark state-mark-${state}`}>
    <Mark state={state} />
    {STATE_NAMES[state]}
  </span>
);
