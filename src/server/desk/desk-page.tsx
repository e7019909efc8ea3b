import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initialsOf, type StaffMember } from '../../domain/site/staff/staff-member.ts';
import { Mark } from '../../drawings/mark.tsx';
import { assets } from '../http/assets.ts';
import type { DeskPlace, PlaceLink } from './desk-places.ts';
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

const Bar = ({ staff, places, place }: DeskDocument): ReactNode => (
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
            </a>
          ))}
        </nav>
        {places.some((one) => one.place === 'quotes') ? <Search /> : null}
        <div className="desk-bar-end">
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
      <body>
        <a className="layout-skip" href="#content">
          Skip to content
        </a>
        <Bar {...document} />
        <main id="content" tabIndex={-1} className="desk-page">
          {content}
        </main>
        {document.shortcuts === undefined ? null : <ShortcutBar shortcuts={document.shortcuts} />}
      </body>
    </html>,
  )}`;
