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
import { telephoneHref } from './header.tsx';

const STORE_LINKS: readonly StoreLink[] = [
  { label: 'Shop O-rings', href: STORE_PATH },
  { label: 'In stock now', href: `${STORE_PATH}?stock_available=true` },
  { label: 'Quote cart', href: CART_PATH },
  { label: 'Request a quote', href: QUOTE_PATH },
];

const HALF = Math.ceil(MATERIAL_LINKS.length / 2);

const Column = ({ title, links }: { title: string; links: readonly StoreLink[] }): ReactNode => (
  <div>
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </div>
);

const Cell = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const External = ({ label, href }: { label: string; href: string }): ReactNode => (
  <a className="lk" href={href} rel="noopener">
    {label}
  </a>
);

/** Address, sales, phone, certificate and social links as a title block. Cells without a setting are left out. */
const CompanyBlock = ({ settings }: { settings: Settings }): ReactNode => (
  <dl className="tblk">
    <Cell label="Address">{settings.postalAddress}</Cell>
    <Cell label="Sales">
      <a href={`mailto:${settings.salesEmail}`}>
        {settings.salesEmail.split('@')[0]}
        <wbr />@{settings.salesEmail.split('@')[1]}
      </a>
    </Cell>
    <Cell label="Phone">
      <a href={telephoneHref(settings.phone)}>{settings.phone}</a>
    </Cell>
    {settings.certificateLabel === '' ? null : (
      <Cell label="Certification">
        {settings.certificateUrl === '' ? (
          settings.certificateLabel
        ) : (
          <External label={settings.certificateLabel} href={settings.certificateUrl} />
        )}
      </Cell>
    )}
    {settings.socialLinks.length === 0 ? null : (
      <Cell label="Follow">
        <span className="social">
          {settings.socialLinks.map(({ label, href }) => (
            <External key={href} label={label} href={href} />
          ))}
        </span>
      </Cell>
    )}
  </dl>
);

/** The footer of every page. */
export const Footer = ({ settings }: { settings: Settings }): ReactNode => (
  <footer className="ft0">
    <div className="in">
      <div className="ftc">
        <div>
          <Logo brandName={settings.brandName} />
          <p className="about">
            O-rings, gaskets and molded parts in elastomer, plastic and metal. We stock, cut, mold, clean and kit them,
            and answer with a drawing when the standard size will not do.
          </p>
          <a className="btn ink" href={QUOTE_PATH}>
            Request A Quote
          </a>
        </div>
        <Column title="Store" links={STORE_LINKS} />
        <Column title="Materials" links={MATERIAL_LINKS.slice(0, HALF)} />
        <Column title="More materials" links={MATERIAL_LINKS.slice(HALF)} />
        <Column title="Size standards" links={STANDARD_LINKS} />
      </div>
      <CompanyBlock settings={settings} />
      <div className="ftn">
        <p>
          Trade names such as Viton™, Kalrez® and Aflas® are marks of their owners and are named only to identify the
          material. Prices are in US dollars. Dimensions are nominal unless a tolerance is shown.
        </p>
        <p className="nowrap">© {settings.brandName}</p>
      </div>
    </div>
  </footer>
);
