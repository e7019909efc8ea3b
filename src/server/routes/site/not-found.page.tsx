import type { ReactNode } from 'react';
import { GhostRing } from '../../../drawings/ghost-ring.tsx';
import type { Settings } from '../../settings.ts';
import type { Missing } from './missing.tsx';

/** A part or a compound that may have been meant. */
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
    <label className="fld">
      <span>{label}</span>
      <input className="inp" type="search" name="search" defaultValue={text} spellCheck={false} />
    </label>
    <button type="submit" className="btn ink">
      Search
    </button>
  </form>
);

const NearestList = ({ nearest }: { nearest: readonly Nearest[] }): ReactNode => (
  <>
    <h2 className="sub">Nearest</h2>
    <ul className="bl0">
      {nearest.map(({ name, href, detail }) => (
        <li key={href}>
          <a className="lk mono" href={href}>
            {name}
          </a>
          <span className="sec">{detail}</span>
        </li>
      ))}
    </ul>
  </>
);

/** 404: says what was not found and leads on: search, what is nearest, the next steps. */
export function NotFoundPage({ settings, missing, nearest }: NotFoundPageProps): ReactNode {
  const { title, lead, label, search, steps } = missing;
  return (
    <div className="page nf">
      <div>
        <h1 className="h2">{title}</h1>
        <p className="lead">{lead}</p>
        {search === null ? null : <SearchForm {...search} />}
        {nearest.length > 0 ? <NearestList nearest={nearest} /> : null}
        <p className="act">
          {steps.map((step, at) => (
            <a key={step.href} className={at === 0 ? 'btn pri' : 'btn'} href={step.href}>
              {step.label}
            </a>
          ))}
          <a className="lk" href={`mailto:${settings.salesEmail}`}>
            {settings.salesEmail}
          </a>
        </p>
      </div>
      <div className="sheet only-d">
        <GhostRing label={label} />
      </div>
    </div>
  );
}
