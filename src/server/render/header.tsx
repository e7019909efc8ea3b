import type { ReactNode } from 'react';
import { Logo } from '../../client/ui/logo.tsx';
import { QUOTE_PATH, STORE_PATH } from '../../domain/site/store-links.ts';
import type { Settings } from '../settings.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { SiteSearch } from './site-search.tsx';
import { telephoneHref } from './telephone-href.ts';

/**
 * The header of every page: wide screens show search, cart, store button and the row of menus; up to 1024px a logo,
 * search, cart and the drawer. `text` is what the search box was asked with (`?query`).
 */
export function Header(props: { settings: Settings; path: string; text: string }): ReactNode {
  const { settings, path, text } = props;
  return (
    <header className="hd">
      <div className="hd1">
        <Logo brandName={settings.brandName} />
        <SiteSearch text={text} label="Site" />
        <div className="rt">
          <a className="tel" href={telephoneHref(settings.phone)}>
            {settings.phone}
          </a>
          <a className="btn bare" href={QUOTE_PATH}>
            Request a quote
          </a>
          <AccountLink />
          <CartLink />
          <a className="btn ink" href={STORE_PATH}>
            Shop O-rings
          </a>
        </div>
      </div>
      <MainNavigation path={path} />
      <MobileHeader settings={settings} path={path} text={text} />
    </header>
  );
}
