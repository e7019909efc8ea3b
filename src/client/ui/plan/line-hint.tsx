import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../domain/kit/units.ts';
import type { CartItem } from '../../../domain/order/cart/cart.ts';
import { cheaperQuantity, totalOf } from '../../../domain/order/plan/cart-plan.ts';
import { dayText } from '../../../domain/order/plan/day.ts';
import type { OtherPart, PlanLine } from '../../../domain/order/plan/order-plan.ts';
import { piecesBy } from '../../../domain/order/plan/parcels.ts';
import { totalCurve } from '../../../domain/order/plan/total-curve.ts';
import { compareHref, partHref } from '../../../domain/reference/paths/store-links.ts';
import type { AlternativePart } from '../../../domain/shop/pricing/alternative-part.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { priceLine } from '../../../domain/shop/pricing/price-tier.ts';
import { CostCurve } from '../../../drawings/charts/cost-curve.tsx';
import { RingGlyph } from '../../../drawings/rings/ring-glyph.tsx';
import { moreText } from './plan-words.ts';
import { SwapDifference } from './swap-difference.tsx';
import type { CartPlan } from './use-plan.ts';
import './line-hint.css';

/** The part that was replaced in a line, and how to restore it. */
export interface ReplacedPart {
  readonly name: string;
  readonly putBack: () => void;
}

/** The actions of the hint buttons. */
export interface HintActions {
  readonly setQuantity: (quantity: number) => unknown;
  readonly use: (alternative: AlternativePart) => void;
  readonly replaced: ReplacedPart | null;
}

const Cheaper = ({ item, onTake }: { item: CartItem; onTake: (quantity: number) => unknown }): ReactNode => {
  const offer = cheaperQuantity(item);
  const list = item.pricing?.priceList;
  if (offer === null || !list || typeof item.price !== 'number') return null;
  const better = formatCount(offer.quantity);
  const total = formatCents(usdCents(item.price - offer.savesCents));
  return (
    <div className="line-hint">
      <CostCurve
        points={totalCurve(list, item.quantity, offer.quantity)}
        quantity={item.quantity}
        better={offer.quantity}
      />
      <p>
        <b>
          {better} cost less than {formatCount(item.quantity)}.
        </b>{' '}
        {total} instead of {formatCents(item.price)}. Saves {formatCents(offer.savesCents)}.
      </p>
      <button type="button" className="button button-small" onClick={() => onTake(offer.quantity)}>
        Make it {better}
        <span className="visually-hidden"> of {item.productName}</span>
      </button>
    </div>
  );
};

const InPlaceOf = ({ name, putBack }: ReplacedPart): ReactNode => (
  <div className="line-hint">
    <p>
      In place of <b className="text-mono">{name}</b>.
    </p>
    <button type="button" className="button button-small" onClick={putBack}>
      Undo
      <span className="visually-hidden">, back to {name}</span>
    </button>
  </div>
);

/** Whether a part ships sooner than the line's part. */
const isSooner = (line: PlanLine, other: OtherPart): boolean =>
  other.days.day !== null && (line.days.day === null || other.days.day < line.days.day);

const Alternative = (props: {
  item: CartItem;
  line: PlanLine;
  other: OtherPart;
  alternative: AlternativePart;
  onUse: () => void;
}): ReactNode => {
  const { item, line, other, alternative, onUse } = props;
  const { part, pricing } = alternative;
  const { idMm, csMm } = part;
  const { fixedPriceDisplay } = priceLine(pricing.priceList, item.quantity);
  const costs =
    line.priceCents !== null && other.priceCents !== null
      ? `${fixedPriceDisplay} each, ${moreText(usdCents(other.priceCents - line.priceCents))}`
      : fixedPriceDisplay;
  return (
    <div className="line-hint">
      {idMm === undefined || csMm === undefined ? null : (
        <RingGlyph idMm={idMm} csMm={csMm} color={part.color} size={30} />
      )}
      <p>
        <b>
          <a className="link text-mono" href={partHref(part.productName)}>
            {part.productName}
          </a>{' '}
          is in stock:
        </b>{' '}
        {other.days.day === null ? '' : `ships ${dayText(other.days.day)}, `}
        {costs}. <SwapDifference alternative={alternative} />
      </p>
      <a className="button button-small" href={compareHref([item.productName, part.productName])}>
        Compare
        <span className="visually-hidden">
          {' '}
          {part.productName} with {item.productName}
        </span>
      </a>
      <button type="button" className="button button-small" onClick={onUse}>
        Use {part.productName}
      </button>
    </div>
  );
};

/** A smaller quantity that meets the date if nothing delivers all pieces by then: the faster partial shipment. */
const Fewer = (props: {
  item: CartItem;
  line: PlanLine;
  /** The last ship day on or before the requested date. */
  last: number;
  onTake: (quantity: number) => unknown;
}): ReactNode => {
  const { item, line, last, onTake } = props;
  const pieces = piecesBy(line.days, last);
  if (pieces === 0 || pieces >= item.quantity || item.pricing === null) return null;
  const total = totalOf(item.pricing, pieces);
  return (
    <div className="line-hint">
      <p>
        <b>
          {formatCount(pieces)} of {formatCount(item.quantity)} can leave by {dayText(last)}
        </b>
        {total === null ? '.' : `, ${formatCents(total)} for them alone.`}
      </p>
      <button type="button" className="button button-small" onClick={() => onTake(pieces)}>
        Make it {formatCount(pieces)}
        <span className="visually-hidden"> of {item.productName}</span>
      </button>
    </div>
  );
};

/**
 * Cheaper or faster alternatives for a line, each with one sentence and a button that contains the price difference.
 */
export function LineHints(props: { plan: CartPlan; item: CartItem; line: PlanLine; actions: HintActions }): ReactNode {
  const { plan, item, line, actions } = props;
  const { lastDay } = plan;
  const found = line.others
    .filter((other) => isSooner(line, other))
    .flatMap((other) => {
      const alternative = plan.alternativeOf(line, other);
      return alternative === null ? [] : [{ other, alternative }];
    });
  const isLate = lastDay !== null && (line.days.day === null || line.days.day > lastDay);
  return (
    <>
      {actions.replaced === null ? null : <InPlaceOf {...actions.replaced} />}
      <Cheaper item={item} onTake={actions.setQuantity} />
      {found.map(({ other, alternative }) => (
        <Alternative
          key={other.name}
          item={item}
          line={line}
          other={other}
          alternative={alternative}
          onUse={() => actions.use(alternative)}
        />
      ))}
      {isLate ? <Fewer item={item} line={line} last={lastDay} onTake={actions.setQuantity} /> : null}
    </>
  );
}
