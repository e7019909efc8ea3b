import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { CartItem } from '../../../domain/order/cart/cart.ts';
import { cartTotals } from '../../../domain/order/cart/cart-totals.ts';
import type { ClosingDays, Day } from '../../../domain/order/plan/day.ts';
import type { Swap } from '../../../domain/order/plan/order-plan.ts';
import { LIST_HASH, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { PartExamples } from '../../../domain/site/part-examples.ts';
import { saveAccountCart } from '../../stores/account/save-account-cart.ts';
import type { CartStore } from '../../stores/cart.ts';
import { lastListingHref } from '../../stores/last-listing.ts';
import { TextLink } from '../links/text-link.tsx';
import { Notice } from '../notice.tsx';
import { DayLegend } from '../plan/day-legend.tsx';
import { choiceText } from '../plan/plan-words.ts';
import { SHIP_CHOICE_ID, ShipChoice } from '../plan/ship-choice.tsx';
import { usePlan } from '../plan/use-plan.ts';
import { closedDays, WholeOrder } from '../plan/whole-order.tsx';
import { PriceDay } from '../pricing/breaks/price-day.tsx';
import { PricingNotes } from '../pricing/pricing-notes.tsx';
import { AccountCartProblem, AccountCartSaved } from './account-cart-note.tsx';
import { focusOn, lineActions, type Replaced, swapActions } from './cart-actions.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartTools } from './cart-tools.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import { CartTexts } from './lines/cart-texts.tsx';
import { UndoLine } from './lines/undo-line.tsx';
import { PasteList } from './paste-list.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { useCartOutbox } from './use-cart-outbox.tsx';
import './cart-view.css';

/** Has the same height before and after the lines are known, so that nothing below it moves. */
const Head = ({ holds, shopHref, isEmpty }: { holds: string; shopHref: string; isEmpty: boolean }): ReactNode => (
  <>
    <div className="cart-view-head">
      <h1 className="heading-2" id="cart-title" tabIndex={-1}>
        Quote cart
      </h1>
      <span className="text-secondary">{holds}</span>
      <p>
        {/* Next to an empty cart, the field is open. */}
        <a className="link only-script" href={`#${LIST_HASH}`} hidden={isEmpty}>
          Paste a list
        </a>
        <TextLink href={shopHref}>Continue shopping</TextLink>
      </p>
    </div>
    <p className="cart-view-lead">
      Prices and ship dates by line. This is a quote request, not an order: we confirm stock, prices and ship dates by
      email.
    </p>
  </>
);

/** Shown before hydration, as rendered by the server. */
const CartWaiting = (): ReactNode => (
  <p className="waiting only-script">
    <span className="waiting-spinner" aria-hidden="true" />
    Loading your quote cart
  </p>
);

/** `/cart#request` opens the request immediately. */
const REQUEST_HASH = '#request';

/** When the oldest prices of the lines were loaded; '' if no line has that information. */
const oldestPrices = (items: readonly CartItem[]): string =>
  items.flatMap(({ pricing }) => pricing?.pricedAt || []).toSorted()[0] ?? '';

const LoadedCart = ({
  cart,
  salesEmail,
  today,
  closed,
  examples,
}: {
  cart: CartStore;
  salesEmail: string;
  today: Day | null;
  closed: ClosingDays;
  examples: PartExamples;
}): ReactNode => {
  const [announcement, setAnnouncement] = useState('');
  const [isRequesting, setIsRequesting] = useState(false);
  const { items, texts, removed } = cart;
  const isEmpty = items.length + texts.length === 0;
  const total = cartTotals({ items }).subtotalCents;
  const plan = usePlan(items, today, closed);
  const [before, setBefore] = useState<Replaced>(new Map());
  /** The lines that were swapped together, until their Undo is over. */
  const [swapped, setSwapped] = useState<readonly string[]>([]);
  const { replace, putBack } = swapActions(cart, { before, setBefore });
  const actions = lineActions(cart, { before, replace, putBack }, setAnnouncement);

  const undo = (batch: string): void => {
    const back = removed.find((one) => one.batch === batch);
    cart.undo(batch);
    setAnnouncement('Brought back');
    if (back) focusOn(`line-${back.item.uid}`);
  };
  const over = (batch: string): void => cart.forget(batch);
  useEffect(() => {
    if (location.hash === REQUEST_HASH) setIsRequesting(true);
  }, []);
  // Only the sent lines are removed, so lines that another tab added in the meantime stay.
  const sent = (uids: readonly string[], url: string): void => {
    for (const uid of uids) cart.forget(cart.remove(uid));
    cart.removeTexts(texts);
    void saveAccountCart().then(() => location.assign(url));
  };
  const clear = (): void => {
    cart.clear();
    setAnnouncement('All lines removed');
  };
  const swapAll = (swaps: readonly Swap[]): void => {
    const uids = swaps.flatMap(({ line, by }) => {
      const item = items.find(({ uid }) => uid === line.uid);
      const alternative = plan?.alternativeOf(line, by) ?? null;
      return item && alternative && replace(item, alternative) ? [item.uid] : [];
    });
    setSwapped(uids);
    setAnnouncement(`${counted(uids.length, 'line')} swapped`);
  };
  const undoSwaps = (): void => {
    putBack(swapped);
    setSwapped([]);
    setAnnouncement(`${counted(swapped.length, 'line')} swapped back`);
    focusOn(SHIP_CHOICE_ID);
  };
  const expedite = (uids: readonly string[]): void => {
    for (const uid of uids) cart.setExpedite(uid, true);
    setAnnouncement(`${counted(uids.length, 'line')} to be expedited, we will confirm cost by email`);
  };
  const later = useCartOutbox(cart, () => setIsRequesting(false), setAnnouncement);
  const lines = <CartLines cart={cart} plan={plan} actions={actions} onUndo={undo} onOver={over} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement === '' ? '' : `${announcement}. ${counted(items.length, 'line')}, ${formatCents(total)}.`}
      </p>
      <AccountCartProblem />
      {later.block}
      {cart.savingFails ? (
        <Notice tone="warning">
          This browser does not keep the cart. It lasts until you leave this page: request the quote or download the
          lines first.
        </Notice>
      ) : null}
      <div className="cart-view">
        {items.length === 0 ? (
          <div>
            {lines}
            {texts.length === 0 ? <EmptyCart /> : null}
            <CartTexts texts={texts} onRemove={cart.removeTexts} onSaid={setAnnouncement} />
          </div>
        ) : (
          <div style={plan === null ? undefined : closedDays(plan)}>
            {plan === null ? null : (
              <>
                <ShipChoice
                  plan={plan}
                  onSwap={swapAll}
                  undo={
                    swapped.length === 0 ? null : (
                      <ul>
                        <UndoLine
                          text={`${counted(swapped.length, 'line')} swapped`}
                          onUndo={undoSwaps}
                          onOver={() => setSwapped([])}
                        />
                      </ul>
                    )
                  }
                  onExpedite={expedite}
                />
                <WholeOrder plan={plan} />
              </>
            )}
            {lines}
            <CartTexts texts={texts} onRemove={cart.removeTexts} onSaid={setAnnouncement} />
            <DayLegend />
            <CartTools cart={cart} onClear={clear} onSaid={setAnnouncement} />
            <PriceDay asOf={oldestPrices(items)} />
            <PricingNotes />
          </div>
        )}
        <div className="cart-view-aside">
          {isEmpty ? null : <CartSummary cart={cart} plan={plan} onRequest={() => setIsRequesting(true)} />}
          {isEmpty ? null : <AccountCartSaved />}
          <PasteList onAdd={cart.add} startsOpen={isEmpty} examples={examples} />
        </div>
      </div>
      <QuoteDialog
        key={later.round}
        contact={later.contact}
        onQueue={later.onQueue}
        items={items}
        texts={texts}
        salesEmail={salesEmail}
        wish={plan === null ? '' : choiceText(plan)}
        isOpen={isRequesting && !isEmpty}
        onClose={() => setIsRequesting(false)}
        onSent={sent}
      />
    </>
  );
};

interface CartViewProps {
  /** `null` until the browser's cart has been read. */
  readonly cart: CartStore | null;
  readonly salesEmail: string;
  /** The current day of the visitor's clock; `null` before it is read, when no ship days are shown. */
  readonly today: Day | null;
  readonly closed: ClosingDays;
  readonly examples: PartExamples;
}

const holdsText = ({ items, texts }: Pick<CartStore, 'items' | 'texts'>): string => {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const parts = items.length === 0 ? [] : [counted(items.length, 'line'), counted(pieces, 'piece')];
  return [...parts, ...(texts.length === 0 ? [] : [`${counted(texts.length, 'line')} as text`])].join(', ');
};

/** The quote cart. The content above the lines is the same element before and after they are known. */
export function CartView({ cart, ...rest }: CartViewProps): ReactNode {
  const isKnown = cart !== null;
  const shopHref = useMemo(() => (isKnown ? lastListingHref(() => localStorage) : STORE_PATH), [isKnown]);
  return (
    <>
      <Head
        holds={cart === null ? '' : holdsText(cart)}
        shopHref={shopHref}
        isEmpty={cart !== null && cart.items.length + cart.texts.length === 0}
      />
      {cart === null ? <CartWaiting /> : <LoadedCart cart={cart} {...rest} />}
    </>
  );
}
