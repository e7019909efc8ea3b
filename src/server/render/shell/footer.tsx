import type { ReactNode } from 'react';
import { Fact } from '../../../client/ui/fact.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { Logo } from '../../../client/ui/logo.tsx';
import { telephoneHref } from '../../../domain/kit/text/telephone-href.ts';
import { QUOTE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { FOOTER_COLUMNS, LEGAL_LINKS } from '../../../domain/site/navigation.ts';
import type { Settings } from '../../settings.ts';
import { renderedOnce } from '../rendered-once.ts';
import { CertificateMark } from './certificate-mark.tsx';
import './footer.css';

const CERTIFICATE_PAGE = '/iso-9001-certification';

const Column = ({ heading, links }: (typeof FOOTER_COLUMNS)[number]): ReactNode => (
  <div>
    <h2>{heading}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </div>
);

const External = ({ label, href }: { label: string; href: string }): ReactNode => (
  <TextLink href={href} rel="noopener">
    {label}
  </TextLink>
);

/** Address, sales, phone, certificate and social links as a title block. Cells without a setting are omitted. */
const CompanyBlock = ({ settings }: { settings: Settings }): ReactNode => (
  <dl className="title-block">
    <Fact label="Address">{settings.postalAddress}</Fact>
    <Fact label="Sales">
      <a href={`mailto:${settings.salesEmail}`}>
        {settings.salesEmail.split('@')[0]}
        <wbr />@{settings.salesEmail.split('@')[1]}
      </a>
    </Fact>
    <Fact label="Phone">
      <a href={telephoneHref(settings.phone)}>{settings.phone}</a>
    </Fact>
    {settings.certificateLabel === '' ? null : (
      <Fact label="Certification">
        <a className="footer-certificate" href={settings.certificateUrl || CERTIFICATE_PAGE} rel="noopener">
          <CertificateMark />
          <span className="link">{settings.certificateLabel}</span>
        </a>
      </Fact>
    )}
    {settings.socialLinks.length === 0 ? null : (
      <Fact label="Follow">
        <span className="footer-social">
          {settings.socialLinks.map(({ label, href }) => (
            <External key={href} label={label} href={href} />
          ))}
        </span>
      </Fact>
    )}
  </dl>
);

const Inner = ({ settings }: { settings: Settings }): ReactNode => (
  <div className="footer-inner">
    <div className="footer-columns">
      <div>
        <Logo brandName={settings.brandName} />
        <p className="footer-about">
          O-rings, gaskets and molded parts in elastomer, plastic and metal. We stock, cut, mold, clean and kit them,
          and answer with a drawing when no standard size fits.
        </p>
        <a className="button button-strong" href={QUOTE_PATH}>
          Request a quote
        </a>
      </div>
      {FOOTER_COLUMNS.map((column) => (
        <Column key={column.heading} {...column} />
      ))}
    </div>
    <CompanyBlock settings={settings} />
    <div className="footer-notes">
      <p>
        Trade names such as Viton™, Kalrez® and Aflas® are marks of their owners and are named only to identify the
        material. Prices are in US dollars. Dimensions are nominal unless a tolerance is shown.
      </p>
      <ul>
        {LEGAL_LINKS.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>© {settings.brandName}</li>
      </ul>
    </div>
  </div>
);

const innerHtml = renderedOnce((settings: Settings) => <Inner settings={settings} />);

/** The footer of every page. */
export const SiteFooter = ({ settings }: { settings: Settings }): ReactNode => (
  <footer className="footer" dangerouslySetInnerHTML={{ __html: innerHtml(settings) }} />
);
