import type { ReactNode } from 'react';

/** Settings that a person makes for themselves. */
export const OwnSettingsSection = ({ hasShortcuts }: { readonly hasShortcuts: boolean }): ReactNode => (
  <section className="people-section" aria-labelledby="your-settings">
    <h2 className="desk-heading" id="your-settings">
      Your settings
      <small>For you, on all devices</small>
    </h2>
    <form method="post" action="/desk/people/shortcuts" className="people-own">
      <p>
        <b>Shortcuts of a single key are {hasShortcuts ? 'on' : 'off'}.</b>{' '}
        {hasShortcuts
          ? 'Turn them off if you dictate text or press keys by accident. Shortcuts with Ctrl remain.'
          : 'Keys such as J, K and / do nothing. Shortcuts with Ctrl work.'}
      </p>
      <button className="button button-small" type="submit" name="shortcuts" value={hasShortcuts ? 'off' : 'on'}>
        Turn single-key shortcuts {hasShortcuts ? 'off' : 'on'}
      </button>
    </form>
  </section>
);
