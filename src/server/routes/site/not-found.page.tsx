import type { ReactNode } from 'react';
import { EmailLink } from '../../../client/ui/links/email-link.tsx';
import { GhostRing } from '../../../drawings/rings/ghost-ring.tsx';
import type { PageHead } from '../../render/page-head.ts';
import type { Settings } from '../../settings.ts';
import { type Missing, NOTHING_HERE } from './missing.tsx';
import '../../../client/ui/listing/results/empty-result.css';
import './not-found.page.css';

export const head = ({ missing }: NotFoundPageProps): PageHead => ({
  title: missing.title,
  description: NOTHING_HERE,
  noindex: true,
});

/** A part or compound that the visitor may have meant. */
export interface Nearest {
  readonly name: string;
  readonly href: string;
  readonly detail: string;
}

interface NotFoundPageProps {
  readonly settings: Settings;
  readonly missing: Missing;
  readonly nearest: readonly Nearest[];
}

const SearchForm = ({ action, label, text }: NonNullable<Missing['search']>): ReactNode => (
  <form action={action} method="get">
    <label className="field">
      <span>{label}</span>
      <input className="field-input" type="search" name="search" defaultValue={text} spellCheck={false} />
    </label>
    <button type="submit" className="button button-strong">
      Search
    </button>
  </form>
);

const NearestList = ({ nearest }: { nearest: readonly Nearest[] }): ReactNode => (
  <>
    <h2 className="not-found-page-nearest">Nearest</h2>
    <ul className="empty-result-links">
      {nearest.map(({ name, href, detail }) => (
        <li key={href}>
          <a className="link text-mono" href={href}>
            {name}
          </a>
          <span className="text-secondary">{detail}</span>
        </li>
      ))}
    </ul>
  </>
);

/** The 404 page: what was not found, search, nearest matches, and next steps. */
export default function NotFoundPage({ settings, missing, nearest }: NotFoundPageProps): ReactNode {
  const { title, lead, label, search, steps } = missing;
  return (
    <div className="page not-found-page">
      <div>
        <h1 className="heading-2">{title}</h1>
        <p className="text-lead">{lead}</p>
        {search === null ? null : <SearchForm {...search} />}
        {nearest.length > 0 ? <NearestList nearest={nearest} /> : null}
        <p className="actions">
          {steps.map((step, at) => (
            <a key={step.href} className={at === 0 ? 'button button-primary' : 'button'} href={step.href}>
              {step.label}
            </a>
          ))}
          <EmailLink email={settings.salesEmail} />
        </p>
      </div>
      <div className="drawing-sheet only-desktop">
        <GhostRing label={label} />
      </div>
    </div>
  );
}
