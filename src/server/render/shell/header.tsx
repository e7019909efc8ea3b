import type { ReactNode } from 'react';
import { Logo } from '../../../client/ui/logo.tsx';
import { telephoneHref } from '../../../domain/kit/text/telephone-href.ts';
import { QUOTES_PATH } from '../../../domain/order/quotes/quote-links.ts';
import { QUOTE_PATH, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { Settings } from '../../settings.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MessagingLauncher } from './messaging-launcher.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { SiteSearch } from './site-search.tsx';
import './header.css';

/**
 * The header of every page. Wide screens show search, cart, store button and the row of menus; up to 1024px there are a
 * logo, search, cart and the drawer. `text` is the value of the search box (`?query`).
 */
export function Header(props: { settings: Settings; path: string; text: string; hasLauncher: boolean }): ReactNode {
  const { settings, path, text, hasLauncher } = props;
  return (
    <header className="header">
      <div className="header-main">
        <Logo brandName={settings.brandName} />
        <SiteSearch text={text} label="Site" />
        <div className="header-links">
          <a className="header-phone" href={telephoneHref(settings.phone)}>
            {settings.phone}
          </a>
          {hasLauncher ? <MessagingLauncher settings={settings} /> : null}
          <a className="button button-plain" href={QUOTE_PATH}>
            Request a quote
          </a>
          <a className="button button-plain" href={QUOTES_PATH}>
            Quotes
          </a>
          <AccountLink />
          <CartLink />
          <a className="button button-strong" href={STORE_PATH}>
            Shop O-rings
          </a>
        </div>
      </div>
      <MainNavigation path={path} />
      <MobileHeader settings={settings} path={path} text={text} />
    </header>
  );
}
