import type { ReactNode } from 'react';
import { CONSENT_PATH } from '../../../domain/site/consent.ts';
import type { Settings } from '../../settings.ts';
import './consent-notice.css';

/** What is measured, and the two choices. Works without JavaScript: the choice is stored and the page shown again. */
export function ConsentForm({ settings, back }: { settings: Settings; back: string }): ReactNode {
  return (
    <form className="consent-notice-form" method="post" action={CONSENT_PATH}>
      <p>
        May we measure how this page is used, what is opened, clicked and sent, and how fast it is? If you allow it,
        three cookies keep which version of a page you saw (30 days), your visit (30 minutes) and a number of this
        browser (half a year)
        {settings.tagManagerId === '' ? '' : ', and a tag manager is loaded'}. The site works the same without it.{' '}
        <a href="/privacy-policy">Privacy policy</a>
      </p>
      <input type="hidden" name="return" value={back} />
      <button className="button button-small" type="submit" name="answer" value="yes">
        Allow
      </button>
      <button className="button button-small" type="submit" name="answer" value="no">
        Decline
      </button>
    </form>
  );
}

/** The consent notice, in the page's flow above its content, so that it never covers anything. */
export function ConsentNotice({ settings, back }: { settings: Settings; back: string }): ReactNode {
  return (
    <aside className="consent-notice" aria-label="Consent to analytics">
      <div className="page">
        <ConsentForm settings={settings} back={back} />
      </div>
    </aside>
  );
}
