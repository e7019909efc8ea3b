import type { ReactNode } from 'react';
import { GhostRing } from '../../client/ui/drawings/ghost-ring.tsx';
import { QUOTE_PATH, STORE_PATH } from '../../domain/site/store-links.ts';
import type { Settings } from '../settings.ts';

/** A part that may have been meant. */
export interface NearestPart {
  readonly name: string;
  readonly href: string;
  readonly detail: string;
}

interface NotFoundPageProps {
  readonly settings: Settings;
  readonly kind: 'part' | 'page';
  /** What was asked for: the last piece of the address. */
  readonly text: string;
  readonly nearest: readonly NearestPart[];
}

const Search = ({ text }: { text: string }): ReactNode => (
  <form action={STORE_PATH} method="get">
    <label className="fld">
      <span>Search the store</span>
      <input className="inp" type="search" name="search" defaultValue={text} spellCheck={false} />
    </label>
    <button type="submit" className="btn ink">
      Search
    </button>
  </form>
);

const Nearest = ({ nearest }: { nearest: readonly NearestPart[] }): ReactNode => (
  <>
    <h2 className="sub">Nearest part numbers</h2>
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

/** 404: says what was not found and leads on: search, nearest parts, store, quote. */
export function NotFoundPage({ settings, kind, text, nearest }: NotFoundPageProps): ReactNode {
  const isPart = kind === 'part';
  return (
    <div className="page nf">
      <div>
        <h1 className="h2">{isPart ? 'No part with this number' : 'There is no page at this address'}</h1>
        <p className="lead">
          {isPart ? (
            <>
              <span className="mono">{text}</span> is not in the catalog. Part numbers read compound, hyphen, size:{' '}
              <span className="mono">FK7502-214</span>. If you have it from a drawing, send it to us and we will match
              it.
            </>
          ) : (
            'The address may be mistyped, or the page has moved. Every O-ring we list is in the store.'
          )}
        </p>
        <Search text={isPart ? text : ''} />
        {nearest.length > 0 ? <Nearest nearest={nearest} /> : null}
        <p className="act">
          <a className="btn pri" href={isPart ? QUOTE_PATH : STORE_PATH}>
            {isPart ? 'Request a Quote' : 'Shop O-rings'}
          </a>
          <a className="btn" href={isPart ? STORE_PATH : QUOTE_PATH}>
            {isPart ? 'Shop O-rings' : 'Request a Quote'}
          </a>
          <a className="lk" href={`mailto:${settings.salesEmail}`}>
            {settings.salesEmail}
          </a>
        </p>
      </div>
      <div className="sheet only-d">
        <GhostRing label={isPart ? 'no part by this number' : 'nothing at this address'} />
      </div>
    </div>
  );
}
