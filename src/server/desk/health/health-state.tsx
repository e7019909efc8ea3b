import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HealthState as State } from './health-lines.ts';

const WORDS: Readonly<Record<State, string>> = { ok: 'OK', wait: 'Unknown', bad: 'Needs attention' };

/** The state of a line: a filled disc, a ring, or an icon, with a word for screen readers. */
export const HealthState = ({ state }: { readonly state: State }): ReactNode => (
  <>
    {state === 'bad' ? (
      <CircleAlert className="icon health-bad" aria-hidden="true" />
    ) : (
      <span className={`health-dot is-${state}`} aria-hidden="true" />
    )}
    <span className="visually-hidden">{WORDS[state]}: </span>
  </>
);
