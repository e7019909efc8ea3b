import { type ReactNode, useId } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import { dayText, dayToText, dueText, weekdayText } from '../../../domain/order/plan/day.ts';
import type { Swap } from '../../../domain/order/plan/order-plan.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { PlanChoice } from './plan-query.ts';
import { byDueText, earliestText, oneText, swapCostText } from './plan-words.ts';
import { SwapAll } from './swap-all.tsx';
import { type CartPlan, isMet } from './use-plan.ts';
import './ship-choice.css';

/** The heading, which receives focus when swaps are undone. */
export const SHIP_CHOICE_ID = 'ship-choice';

interface Option {
  readonly choice: PlanChoice;
  readonly name: string;
  readonly day: string;
  readonly total: string;
  /** Compared with the current lines. */
  readonly difference: string;
  readonly how: string;
  readonly isOff: boolean;
}

const optionsOf = (plan: CartPlan): readonly Option[] => {
  const { one, two, due, byDue } = plan;
  if (one === null) return [];
  const usual = { difference: '', isOff: false };
  const total = formatCents(one.amountCents);
  const made = isMet(byDue) ? byDue : null;
  return [
    { ...usual, choice: 'one', name: 'One shipment', day: weekdayText(one.day), total, how: oneText(plan) },
    ...(two === null
      ? []
      : [
          {
            ...usual,
            choice: 'two' as const,
            name: 'Two shipments',
            day: `${dayText(two[0].day)} and ${dayText(two[1].day)}`,
            total,
            how: `${formatCents(two[0].amountCents)} first, ${formatCents(two[1].amountCents)} second`,
          },
        ]),
    ...(due === null || byDue === null
      ? []
      : [
          {
            choice: 'due' as const,
            name: `All by ${dayText(due)}`,
            day: made ? weekdayText(made.day) : '–',
            total: made ? formatCents(made.totalCents) : '–',
            difference: made && made.swaps.length > 0 ? swapCostText(made.swaps) : '',
            how: byDueText(byDue),
            isOff: made === null,
          },
        ]),
  ];
};

const DueField = ({ plan }: { plan: CartPlan }): ReactNode => {
  const id = useId();
  return (
    <p className="ship-choice-due">
      <span className="text-muted" id={`${id}-help`}>
        {plan.due === null ? '' : dueText(plan.due, plan.closed)}
      </span>
      <label htmlFor={id}>Ship all by</label>
      <input
        id={id}
        type="date"
        className="field-input field-input-small"
        min={dayToText(plan.today + 1)}
        defaultValue={plan.by}
        aria-describedby={`${id}-help`}
        onChange={(event) => plan.wantBy(event.target.value)}
      />
    </p>
  );
};

/** When the order ships: at once, in two shipments, or all by a date; its earliest date, and the ways to meet a date. */
export function ShipChoice(props: {
  plan: CartPlan;
  onSwap: (swaps: readonly Swap[]) => void;
  /** Undo of the last swaps; `null` without any. */
  undo: ReactNode;
  onExpedite: (uids: readonly string[]) => void;
}): ReactNode {
  const { plan, onSwap, undo, onExpedite } = props;
  const id = useId();
  const { byDue, earliest } = plan;
  const late = byDue?.late ?? [];
  const best = byDue ?? earliest;
  return (
    <section className="ship-choice" aria-labelledby={SHIP_CHOICE_ID}>
      <div className="ship-choice-head">
        <h2 className="heading-4" id={SHIP_CHOICE_ID} tabIndex={-1}>
          When it ships
        </h2>
        <DueField plan={plan} />
      </div>
      <p className="ship-choice-earliest">
        {earliest === null ? null : <b>Earliest for the whole order: {weekdayText(earliest.day)}. </b>}
        {earliestText(plan)}
      </p>
      <fieldset>
        <legend className="visually-hidden">Shipments</legend>
        {optionsOf(plan).map(({ choice, name, day, total, difference, how, isOff }) => (
          <label key={choice} className="ship-choice-option">
            <input
              type="radio"
              name={`${id}-plan`}
              checked={plan.choice === choice}
              disabled={isOff}
              onChange={() => plan.choose(choice)}
            />
            <span className="ship-choice-name">{name}</span>
            <span className="ship-choice-day">{day}</span>
            <span className="ship-choice-total">
              {total} {difference === '' ? null : <small>{difference}</small>}
            </span>
            <span className="ship-choice-how">{how}</span>
          </label>
        ))}
      </fieldset>
      {undo}
      {best === null ? null : <SwapAll plan={plan} of={best} onSwap={onSwap} />}
      {late.length === 0 ? null : (
        <p className="ship-choice-action">
          <span>Urgent expedites are always available; we confirm their cost by email.</span>
          <button type="button" className="button button-small" onClick={() => onExpedite(late.map(({ uid }) => uid))}>
            Expedite {counted(late.length, 'line')}
          </button>
        </p>
      )}
    </section>
  );
}
