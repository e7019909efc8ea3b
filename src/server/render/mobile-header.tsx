import { ArrowRight, Menu, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../client/ui/logo.tsx';
import {
  CART_PATH,
  MATERIAL_LINKS,
  QUOTE_PATH,
  STANDARD_LINKS,
  STORE_PATH,
  type StoreLink,
} from '../../domain/site/store-links.ts';
import type { Settings } from '../settings.ts';
import { CartLink } from './cart-link.tsx';
import { telephoneHref } from './header.tsx';
import { SiteSearch } from './site-search.tsx';

const Group = (props: { title: string; links: readonly StoreLink[]; here: string; open?: boolean }): ReactNode => (
  <details className="gr0" open={props.open}>
    <summary>
      {props.title}
      <span className="pm" aria-hidden="true" />
    </summary>
    <ul>
      {props.links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === props.here ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </details>
);

/** The 300px drawer: a <details>, so that it opens and closes without script. */
const Drawer = ({ settings, here }: { settings: Settings; here: string }): ReactNode => (
  <details className="drw" data-drawer="">
    <summary className="ico-b" aria-label="Menu">
      <Menu className="ic l menu" />
      <X className="ic l x" />
    </summary>
    <div className="drwp">
      <div className="drwh">
        <Logo brandName={settings.brandName} />
      </div>
      <nav aria-label="Menu">
        <a className="shop" href={STORE_PATH}>
          Shop O-rings <ArrowRight className="ic" />
        </a>
        <Group title="Materials" links={MATERIAL_LINKS} here={here} open />
        <Group title="Size standards" links={STANDARD_LINKS} here={here} />
        <div className="gr0">
          <a href={CART_PATH}>Quote cart</a>
        </div>
      </nav>
      <div className="drwf">
        <a className="btn full" href={QUOTE_PATH}>
          Request A Quote
        </a>
        <p>
          <a href={telephoneHref(settings.phone)}>{settings.phone}</a>
          <a className="lk" href={`mailto:${settings.salesEmail}`}>
            Email sales
          </a>
        </p>
      </div>
    </div>
  </details>
);

/** The header up to 1024px. */
export const MobileHeader = (props: { settings: Settings; here: string; text: string }): ReactNode => (
  <div className="mhd">
    <Logo brandName={props.settings.brandName} />
    <details className="msr">
      <summary className="ico-b" aria-label="Search">
        <Search className="ic l" />
      </summary>
      <SiteSearch text={props.text} label="Parts, small screen" />
    </details>
    <CartLink />
    <Drawer settings={props.settings} here={props.here} />
  </div>
);
