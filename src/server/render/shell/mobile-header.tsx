import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../client/ui/logo.tsx';
import type { Settings } from '../../settings.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { Drawer } from './drawer.tsx';
import { SiteSearch } from './site-search.tsx';
import './mobile-header.css';

/** The header up to 1024px. */
export const MobileHeader = (props: { settings: Settings; path: string; text: string }): ReactNode => (
  <div className="mobile-header">
    <Logo brandName={props.settings.brandName} />
    <details className="mobile-header-search" data-search="">
      <summary className="icon-button" aria-label="Search">
        <Search className="icon icon-large" />
      </summary>
      <SiteSearch text={props.text} label="Site, small screen" />
    </details>
    <AccountLink />
    <CartLink />
    <Drawer settings={props.settings} path={props.path} />
  </div>
);
