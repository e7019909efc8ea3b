import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../client/ui/logo.tsx';
import type { Settings } from '../settings.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { Drawer } from './drawer.tsx';
import { SiteSearch } from './site-search.tsx';

/** The header up to 1024px. */
export const MobileHeader = (props: { settings: Settings; path: string; text: string }): ReactNode => (
  <div className="mhd">
    <Logo brandName={props.settings.brandName} />
    <details className="msr" data-search="">
      <summary className="ico-b" aria-label="Search">
        <Search className="ic l" />
      </summary>
      <SiteSearch text={props.text} label="Site, small screen" />
    </details>
    <AccountLink />
    <CartLink />
    <Drawer settings={props.settings} path={props.path} />
  </div>
);
