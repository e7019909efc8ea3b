import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { CART_PATH, LIST_REVIEW_PATH, QUOTE_PATH, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { PartExamples } from '../../../domain/site/part-examples.ts';
import type { PageHead } from '../../render/page-head.ts';
import type { ProposedLines } from './cart.load.ts';

export { loadCart as load } from './cart.load.ts';

export const head: PageHead = {
  sheets: ['cart'],
  title: 'Quote cart',
  skip: { href: '#cart-summary', text: 'Skip to summary' },
  description: 'Parts chosen for a quote, with price, ship time and notes per line.',
  canonical: CART_PATH,
  preload: ['cart'],
  noindex: true,
};

/** Without JavaScript, the lines of a link go to a page that reads them and sends them as a quote request. */
const LinesWithoutScript = ({ lines, rest }: ProposedLines): ReactNode => (
  <form method="post" action={LIST_REVIEW_PATH} className="proposed-parts-request">
    <input
      type="hidden"
      name="list"
      value={[...lines.map(({ listed, quantity }) => `${listed.part.productName}, ${quantity}`), ...rest].join('\n')}
    />
    <button type="submit" className="button button-primary">
      Request a quote for these lines
    </button>
  </form>
);

/** `/cart`: the server renders title and frame; the lines are in the visitor's browser. */
export default function CartPage({
  salesEmail,
  closingDays,
  examples,
  asked,
}: {
  salesEmail: string;
  closingDays: readonly string[];
  examples: PartExamples;
  asked: ProposedLines | null;
}): ReactNode {
  return (
    <div className="page page-drawn-late">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Quote cart' }]} />
      {asked === null ? null : (
        <>
          <Island name="cart-add" props={asked} />
          <noscript>
            <LinesWithoutScript {...asked} />
          </noscript>
        </>
      )}
      <Island name="cart" props={{ salesEmail, closingDays, examples }} />
      <noscript>
        <Notice tone="info">
          The quote cart keeps its lines in your browser and needs JavaScript, which is off. Without it you can{' '}
          <TextLink href={STORE_PATH}>filter the store</TextLink>, check prices and ship times on each part’s page, and{' '}
          <TextLink href={QUOTE_PATH}>request a quote</TextLink> for parts and quantities.
        </Notice>
      </noscript>
    </div>
  );
}
