import { ArrowRight, Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { Logo } from '../../../client/ui/logo.tsx';
import { telephoneHref } from '../../../domain/kit/text/telephone-href.ts';
import { QUOTES_PATH } from '../../../domain/order/quotes/quote-links.ts';
import { CART_PATH, QUOTE_PATH, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import type {
  NavigationColumn,
  NavigationGroup,
  NavigationLink,
} from '../../../domain/site/navigation/navigation-group.ts';
import { groupOf, NAVIGATION } from '../../../domain/site/navigation.ts';
import { routeAt } from '../../../domain/site/route-table.ts';
import type { Settings } from '../../settings.ts';
import { renderedOnce } from '../rendered-once.ts';
import { LONGEST_COLUMN } from './menu-panel.tsx';
import './drawer.css';

/** Returns the hub page of a column, labeled with its name. The store link is at the top of the drawer instead. */
const hubOf = ({ hub }: NavigationColumn): readonly NavigationLink[] => {
  const route = hub === null ? null : routeAt(hub.href);
  return route?.kind === 'content' ? [{ label: route.label, href: route.path }] : [];
};

/** Returns a group's links without duplicates: its overview, then for each column the hub and its links. */
const linksOf = ({ overview, columns }: NavigationGroup): readonly NavigationLink[] => {
  const links = new Map([[overview.href, overview]]);
  for (const column of columns) {
    for (const link of [...hubOf(column), ...column.links.slice(0, LONGEST_COLUMN)]) {
      if (!links.has(link.href)) links.set(link.href, link);
    }
  }
  return [...links.values()];
};

const Groups = ({ current }: { current: string | undefined }): ReactNode => (
  <>
    <a className="drawer-shop" href={STORE_PATH}>
      Shop O-rings <ArrowRight className="icon" />
    </a>
    {NAVIGATION.map((group) => (
      <details key={group.id} className="drawer-group" open={group.id === current}>
        <summary>
          {group.label}
          <span className="plus-minus" aria-hidden="true" />
        </summary>
        <ul>
          {linksOf(group).map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    ))}
    <div className="drawer-group">
      <a href={CART_PATH}>Quote cart</a>
    </div>
    <div className="drawer-group">
      <a href={QUOTES_PATH}>Your quotes</a>
    </div>
    <div className="drawer-group">
      <a href={LOGIN_PATH}>Log in</a>
    </div>
  </>
);

const groupsHtml = renderedOnce((current: string | undefined) => <Groups current={current} />);

/** The 300px drawer of small screens: a <details>, so that it opens and closes without JavaScript. */
export const Drawer = ({ settings, path }: { settings: Settings; path: string }): ReactNode => (
  <details className="drawer" data-drawer="">
    <summary className="icon-button" aria-label="Menu">
      <Menu className="icon icon-large drawer-open" />
      <X className="icon icon-large drawer-close" />
    </summary>
    <div className="drawer-panel">
      <div className="drawer-head">
        <Logo brandName={settings.brandName} />
      </div>
      <nav aria-label="Menu" dangerouslySetInnerHTML={{ __html: groupsHtml(groupOf(path)?.id) }} />
      <div className="drawer-foot">
        <a className="button button-full" href={QUOTE_PATH}>
          Request a quote
        </a>
        <p>
          <a href={telephoneHref(settings.phone)}>{settings.phone}</a>
          <TextLink href={`mailto:${settings.salesEmail}`}>Email sales</TextLink>
        </p>
      </div>
    </div>
  </details>
);
