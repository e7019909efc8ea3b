import type { ReactNode } from 'react';
import { Logo } from '../../client/ui/logo.tsx';
import {
  keywordHref,
  MATERIAL_LINKS,
  QUOTE_PATH,
  STANDARD_LINKS,
  STORE_PATH,
  type StoreLink,
} from '../../domain/site/store-links.ts';
import type { Settings } from '../settings.ts';
import { CartLink } from './cart-link.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { SiteSearch } from './site-search.tsx';

/** `tel:` address of a phone number as people write it. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const NavigationList = (props: { links: readonly StoreLink[]; here: string; side?: 'r' }): ReactNode => (
  <ul className={props.side}>
    {props.links.map(({ label, href }) => (
      <li key={href}>
        <a className="nv" href={href} aria-current={href === props.here ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/**
 * The header of every page: wide screens show search, cart, store button and the navigation row; up to 1024px a logo,
 * search, cart and the drawer menu. `search` is the keyword text the page was asked with.
 */
export function Header(props: { settings: Settings; currentPath: string; search: string }): ReactNode {
  const { settings, currentPath, search } = props;
  const here = currentPath === STORE_PATH && search !== '' ? keywordHref(search) : currentPath;
  return (
    <header className="hd">
      <div className="hd1">
        <Logo brandName={settings.brandName} />
        <SiteSearch text={search} label="Parts" />
        <div className="rt">
          <a className="tel" href={telephoneHref(settings.phone)}>
            {settings.phone}
          </a>
          <a className="btn bare" href={QUOTE_PATH}>
            Request a quote
          </a>
          <CartLink />
          <a className="btn ink" href={STORE_PATH}>
            Shop O-rings
          </a>
        </div>
      </div>
      <nav className="hd2" aria-label="Main">
        <div>
          <NavigationList links={MATERIAL_LINKS} here={here} />
          <NavigationList links={STANDARD_LINKS} here={here} side="r" />
        </div>
      </nav>
      <MobileHeader settings={settings} here={here} text={search} />
    </header>
  );
}
