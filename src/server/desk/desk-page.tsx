import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initialsOf, type StaffMember } from '../../domain/site/staff/staff-member.ts';
import { Mark } from '../../drawings/mark.tsx';
import { assets } from '../http/assets.ts';
import type { BarCounts } from '../site-health/bar-counts.ts';
import type { DeskPlace, PlaceLink } from './desk-places.ts';
import { shortDeskTime } from './desk-time.ts';
import './desk.css';

/** A keyboard shortcut as the bar at the foot of a page shows it. */
export interface DeskShortcut {
  /** Names of keys, such as `['J', 'K']`. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** The document of a page of the desk. */
export interface DeskDocument {
  readonly title: string;
  /** `null` on the sign-in page. */
  readonly staff: Pick<StaffMember, 'name' | 'email'> | null;
  readonly places: readonly PlaceLink[];
  /** The place that the page belongs to. */
  readonly place: DeskPlace | null;
  /** URL of the page's JavaScript module. */
  readonly script?: string;
  /** `null` on the sign-in page, and while they cannot be read. */
  readonly counts: BarCounts | null;
  /** Whether the person uses shortcuts of a single character. */
  readonly hasShortcuts: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly shortcuts?: readonly DeskShortcut[];
}

/** The search of the bar, for people who may open the list of quotes. */
const Search = (): ReactNode => (
  <search className="desk-search">
    <form action="/desk/quotes">
      <input
        className="field-input field-input-small"
        type="search"
        name="q"
        maxLength={100}
        placeholder="Quote, customer or part"
        aria-label="Search quotes, customers and parts"
      />
      <kbd>/</kbd>
    </form>
  </search>
);

const MINUTE_MS = 60_000;
/** The trigger checks the catalog's source every five minutes. */
const LATE_MS = 30 * MINUTE_MS;

/** When the catalog was last compared with its source. */
const SyncState = (props: { readonly syncedAt: number | null; readonly now: number }): ReactNode => {
  const { syncedAt, now } = props;
  const isCurrent = syncedAt !== null && now - syncedAt < LATE_MS;
  const text = syncedAt === null ? 'Not synced yet' : `Synced ${shortDeskTime(syncedAt, now)}`;
  return (
    <a className="desk-sync" href="/desk/health#synchronization">
      <span className={isCurrent ? 'desk-sync-dot is-ok' : 'desk-sync-dot'} aria-hidden="true" />
      {text}
    </a>
  );
};

const COUNTED = { quotes: 'open', messages: 'open' } as const;

/** Number of open quotes or messages beside their place. */
const PlaceCount = (props: { readonly place: DeskPlace; readonly counts: BarCounts | null }): ReactNode => {
  const { place, counts } = props;
  if (counts === null || (place !== 'quotes' && place !== 'messages') || counts[place] === 0) return null;
  return (
    <span className="desk-count">
      {counts[place]}
      <span className="visually-hidden"> {COUNTED[place]}</span>
    </span>
  );
};

const ShortcutBar = ({ shortcuts }: { readonly shortcuts: readonly DeskShortcut[] }): ReactNode => (
  <aside className="desk-keys" aria-label="Keyboard shortcuts">
    {shortcuts.map(({ keys, label }) => (
      <span key={label}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
        {label}
      </span>
    ))}
  </aside>
);

const Bar = ({ staff, places, place, counts, now }: DeskDocument): ReactNode => (
  <header className="desk-bar">
    {staff === null ? (
      <span className="desk-logo">
        <Mark size={24} />
        Desk
      </span>
    ) : (
      <>
        <a className="desk-logo" href="/desk">
          <Mark size={24} />
          Desk
        </a>
        <nav className="desk-places" aria-label="Desk">
          {places.map((one) => (
            <a key={one.place} href={one.href} aria-current={one.place === place ? 'page' : undefined}>
              {one.label}
              <PlaceCount place={one.place} counts={counts} />
            </a>
          ))}
        </nav>
        {places.some((one) => one.place === 'quotes') ? <Search /> : null}
        <div className="desk-bar-end">
          {counts === null ? null : <SyncState syncedAt={counts.syncedAt} now={now} />}
          <a className="desk-site-link" href="/">
            View site
          </a>
          <details className="desk-user">
            <summary aria-label={`Logged in as ${staff.name}`}>{initialsOf(staff.name)}</summary>
            <div className="desk-user-menu">
              <p>
                <b>{staff.name}</b>
                <br />
                {staff.email}
              </p>
              <a className="desk-site-link" href="/desk/people#your-settings">
                Your settings
              </a>
              <form method="post" action="/desk/sign-out">
                <button className="button button-small" type="submit">
                  Log out
                </button>
              </form>
            </div>
          </details>
        </div>
      </>
    )}
  </header>
);

/** Returns the HTML of a page of the desk. */
export const deskHtml = (document: DeskDocument, content: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${document.title} | Desk`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.css.site} />
        <link rel="stylesheet" href={assets.css.desk} />
        {document.script === undefined ? null : <script type="module" src={document.script} />}
      </head>
      <body data-shortcuts={document.hasShortcuts ? undefined : 'off'}>
        <a className="layout-skip" href="#content">
          Skip to content
        </a>
        <Bar {...document} />
        <main id="content" tabIndex={-1} className="desk-page">
          {content}
        </main>
        {document.shortcuts === undefined || !document.hasShortcuts ? null : (
          <ShortcutBar shortcuts={document.shortcuts} />
        )}
      </body>
    </html>,
  )}`;
