import type { ReactNode } from 'react';
import { CONSENT_PATH, type Consent } from '../../../domain/site/consent.ts';
import type { PageHead } from '../../render/page-head.ts';
import { ConsentForm } from '../../render/shell/consent-notice.tsx';
import type { Settings } from '../../settings.ts';

interface ConsentPageProps {
  readonly chosen: Consent;
  readonly settings: Settings;
}

export const head: PageHead = {
  title: 'Analytics on this site',
  description: 'See and change whether this site may measure how its pages are used.',
  noindex: true,
};

const SAID = {
  yes: 'You allowed analytics in this browser.',
  no: 'You declined analytics in this browser.',
  none: 'You have not chosen yet; until you do, nothing is measured.',
};

/** `/consent`: the current choice, and the form to change it. */
export default function ConsentPage({ chosen, settings }: ConsentPageProps): ReactNode {
  return (
    <div className="page page-message">
      <h1 className="heading-2">Analytics on this site</h1>
      <p className="text-lead">{SAID[chosen ?? 'none']}</p>
      <ConsentForm settings={settings} back={CONSENT_PATH} />
    </div>
  );
}
