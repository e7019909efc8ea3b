import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { QUOTE_PATH, STORE_PATH } from '../../../domain/reference/store-links.ts';
import type { AskedLines } from '../../lists/asked-lines.ts';

/** `/cart`: title and frame from the server, the lines from the visitor's browser. */
export function CartPage({ salesEmail, asked }: { salesEmail: string; asked: AskedLines | null }): ReactNode {
  return (
    <div className="page page-drawn-late">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Quote cart' }]} />
      {asked === null ? null : <Island name="cart-add" props={asked} />}
      <Island name="cart" props={{ salesEmail }} />
      <noscript>
        <p className="notice notice-info">
          <span>
            The quote cart keeps its lines in your browser and needs JavaScript, which is off. Without it you can{' '}
            <a className="link" href={STORE_PATH}>
              filter the store
            </a>
            , check prices and ship times on each part’s page, and{' '}
            <a className="link" href={QUOTE_PATH}>
              request a quote
            </a>{' '}
            for parts and quantities.
          </span>
        </p>
      </noscript>
    </div>
  );
}
