import type { ReactNode } from 'react';
import { Island } from '../../client/island.tsx';
import { Breadcrumb } from '../../client/ui/breadcrumb.tsx';
import { quoteEmail } from '../../domain/cart/quote-email.ts';
import { sizeLine } from '../../domain/catalog/describe-part.ts';
import type { Part } from '../../domain/catalog/model.ts';
import { partHref } from '../../domain/site/store-links.ts';
import { telephoneHref } from '../render/header.tsx';
import type { Settings } from '../settings.ts';

interface RequestProps {
  readonly settings: Settings;
  /** The part asked for, when it is in the catalogue. */
  readonly part: Part | null;
  /** What stood in the address, also when it is no part of ours. */
  readonly asked: string;
  readonly quantity: string;
}

const OnePart = ({ settings, part, asked, quantity }: RequestProps): ReactNode => {
  const name = part?.name ?? asked;
  const pieces = quantity === '' ? '' : `${Number(quantity).toLocaleString('en-US')} pieces`;
  const lines = [
    `Part: ${name}`,
    ...(part ? [`Size: ${sizeLine(part.sizeRecord, 'mm')}`] : []),
    `Quantity: ${pieces || 'please advise'}`,
  ];
  return (
    <section aria-labelledby="one-part" className="rq">
      <h2 id="one-part" className="h4 ruled">
        This part
      </h2>
      <p>
        {part ? (
          <a className="lk mono" href={partHref(part.name)}>
            {part.name}
          </a>
        ) : (
          <span className="mono">{asked}</span>
        )}{' '}
        {part
          ? sizeLine(part.sizeRecord, 'mm')
          : 'is not in our online store, but we may still have it or can make it.'}
        {pieces === '' ? null : `, ${pieces}`}
      </p>
      <p className="acts">
        <a className="btn ink" href={quoteEmail(settings.salesEmail, `Quote request ${name}`, lines)}>
          E-mail the request for this part
        </a>
      </p>
    </section>
  );
};

/** Ways to ask for a quote that need nothing but the visitor's own mail program. */
export function RequestAQuotePage(props: RequestProps): ReactNode {
  const { settings, asked } = props;
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Request a quote' }]} />
      <h1 className="h1">Request a quote</h1>
      <p className="lead">
        Send us the part numbers or a drawing with the quantities you need. We confirm price, stock and ship date by
        e-mail, usually the same business day.
      </p>
      {asked === '' ? null : <OnePart {...props} />}
      <section aria-labelledby="from-cart" className="rq">
        <h2 id="from-cart" className="h4 ruled">
          From your quote cart
        </h2>
        <Island name="quote-request" props={{ salesEmail: settings.salesEmail }} />
        <noscript>
          <p>The quote cart needs JavaScript. Without it, please send part numbers and quantities by e-mail.</p>
        </noscript>
      </section>
      <section aria-labelledby="direct" className="rq">
        <h2 id="direct" className="h4 ruled">
          Directly
        </h2>
        <dl className="tblk rqd">
          <div>
            <dt>E-mail</dt>
            <dd className="v">
              <a className="lk" href={`mailto:${settings.salesEmail}`}>
                {settings.salesEmail}
              </a>
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd className="v">
              <a className="lk" href={telephoneHref(settings.phone)}>
                {settings.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd className="v">{settings.postalAddress}</dd>
          </div>
        </dl>
        <p className="mut">
          It helps to say: part number or inside diameter and cross-section, material or the fluid and temperature it
          meets, quantity, and the date you need it.
        </p>
      </section>
    </div>
  );
}
