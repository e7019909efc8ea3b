import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartItem } from '../../../../domain/order/cart/cart.ts';
import type { PlanLine } from '../../../../domain/order/plan/order-plan.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import type { AlternativePart } from '../../../../domain/shop/pricing/alternative-part.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../../domain/shop/pricing/ship-time.ts';
import { RingGlyph } from '../../../../drawings/rings/ring-glyph.tsx';
import { LineDays } from '../../plan/line-days.tsx';
import { LineHints, type ReplacedPart } from '../../plan/line-hint.tsx';
import type { CartPlan } from '../../plan/use-plan.ts';
import { ShipmentTag } from '../../pricing/shipment-tag.tsx';
import { CartNote } from './cart-note.tsx';
import { CartQuantity } from './cart-quantity.tsx';
import './cart-line.css';

/** Actions on a line. */
export interface CartLineActions {
  readonly use: (item: CartItem, alternative: AlternativePart) => void;
  /** The part that was replaced recently, and how to restore it. */
  readonly replaced: (item: CartItem) => ReplacedPart | null;
  readonly setQuantity: (item: CartItem, quantity: number) => string | null;
  readonly setNote: (item: CartItem, note: string) => void;
  readonly setExpedite: (item: CartItem, expedite: boolean) => void;
  readonly remove: (item: CartItem) => void;
}

const Part = ({ item }: { item: CartItem }): ReactNode => (
  <div className="cart-line-part">
    {item.ring ? (
      <RingGlyph {...item.ring} color={item.color} size={40} />
    ) : (
      <i className="swatch" style={{ background: item.color }} aria-hidden="true" />
    )}
    <div>
      <a className="link text-mono" href={partHref(item.productName)} id={`line-${item.uid}`}>
        {item.productName}
      </a>
      <p>
        {item.description}
        <br />
        {item.descriptionTwo}
      </p>
    </div>
  </div>
);

const Expedite = ({ item, onChange }: { item: CartItem; onChange: (expedite: boolean) => void }): ReactNode => (
  <label className="switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={item.expedite}
      aria-label={`Expedite ${item.productName}`}
      checked={item.expedite}
      onChange={(event) => onChange(event.target.checked)}
    />
    <i />
    Expedite
    {item.expedite ? <span className="badge badge-warning">we will confirm cost by email</span> : null}
  </label>
);

const ShipDays = ({
  item,
  plan,
  line,
}: {
  item: CartItem;
  plan: CartPlan | null;
  line?: PlanLine | undefined;
}): ReactNode => {
  const time = (
    <>
      <span className={plan === null ? '' : 'text-muted'}>{shipTimeValue(item.shipTime)}</span>{' '}
      <ShipmentTag helperText={item.helperText} />
    </>
  );
  return (
    <div className="cart-line-days">
      <span className="cart-line-label">Ship time</span>
      {plan === null || line === undefined ? (
        time
      ) : (
        <LineDays plan={plan} line={line}>
          {line.days.day === null ? null : time}
        </LineDays>
      )}
    </div>
  );
};

/**
 * One line of the cart: part, quantity, ship days, prices, note and expedite; below them cheaper and faster
 * alternatives.
 */
export function CartLine(props: { item: CartItem; plan: CartPlan | null; actions: CartLineActions }): ReactNode {
  const { item, plan, actions } = props;
  const line = plan?.lines.get(item.uid);
  return (
    <li className="cart-line">
      <Part item={item} />
      <CartQuantity
        productName={item.productName}
        quantity={item.quantity}
        onChange={(quantity) => actions.setQuantity(item, quantity)}
      />
      <ShipDays item={item} plan={plan} line={line} />
      <div className="text-number">
        <span className="cart-line-label">Unit price</span>
        {item.fixedPriceDisplay === '' ? '–' : item.fixedPriceDisplay}
      </div>
      <div className="text-number cart-line-total">
        <span className="cart-line-label">Total</span>
        <b>{typeof item.price === 'number' ? formatCents(item.price) : '–'}</b>
        {item.is_line_min ? <small className="text-muted">line minimum</small> : null}
      </div>
      <button
        type="button"
        className="icon-button cart-line-remove"
        aria-label={`Remove ${item.productName}`}
        onClick={() => actions.remove(item)}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
      <div className="cart-line-note">
        <CartNote productName={item.productName} note={item.note} onSave={(note) => actions.setNote(item, note)} />
        <Expedite item={item} onChange={(expedite) => actions.setExpedite(item, expedite)} />
      </div>
      {plan === null || line === undefined ? null : (
        <LineHints
          plan={plan}
          item={item}
          line={line}
          actions={{
            setQuantity: (quantity) => actions.setQuantity(item, quantity),
            use: (alternative) => actions.use(item, alternative),
            replaced: actions.replaced(item),
          }}
        />
      )}
    </li>
  );
}
