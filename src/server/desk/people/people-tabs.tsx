import type { ReactNode } from 'react';

/** The head of the two pages about people and settings. */
export const PeopleTabs = (props: {
  readonly current: 'people' | 'settings';
  /** Whether the person may change settings. */
  readonly maySettings: boolean;
}): ReactNode => (
  <div className="people-head">
    <h1 className="desk-title">{props.current === 'people' ? 'People' : 'Settings'}</h1>
    {props.maySettings ? (
      <nav className="desk-tabs" aria-label="People and settings">
        <a href="/desk/people" aria-current={props.current === 'people' ? 'page' : undefined}>
          People and audit log
        </a>
        <a href="/desk/settings" aria-current={props.current === 'settings' ? 'page' : undefined}>
          Settings
        </a>
      </nav>
    ) : null}
  </div>
);
