import { type ReactNode, useId } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../domain/kit/units.ts';
import { dayText, dayToText, dueText, weekdayText } from '../../../domain/order/plan/day.ts';
import { sumCents } from '../../../domain/order/plan/order-plan.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { PlanChoice } from './plan-query.ts';
import { byDueText, moreText, openText } from './plan-words.ts';
import type { CartPlan } from './use-plan.ts';
import './ship-choice.css';

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

const optionsOf = ({ one, two, due, byDue, lines }: CartPlan): readonly Option[] => {
  if (one === null) return [];
  const open = [...lines.values()].filter(({ days }) => days.day === null);
  const usual = { difference: '', isOff: false };
  const oneHow = ['Everything ships when the last line is ready', openText(open)].filter(Boolean).join('; ');
  const total = formatCents(one.amountCents);
  const made = byDue?.kind === 'made' ? byDue : null;
  const own = sumCents(
    [...lines.values()].filter((line) => !byDue?.open.includes(line)).map((line) => line.priceCents),
  );
  return [
    { ...usual, choice: 'one', name: 'One shipment', day: weekdayText(one.day), total, how: oneHow },
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
            difference: made && made.swaps.length > 0 ? moreText(usdCents(made.totalCents - own)) : '',
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

/** When the order ships: at once, in two shipments, or all by a date; and the options if a date is missed. */
export function ShipChoice(props: {
  plan: CartPlan;
  onSwap: () => void;
  onExpedite: (uids: readonly string[]) => void;
}): ReactNode {
  const { plan, onSwap, onExpedite } = props;
  const id = useId();
  const { byDue } = plan;
  const swaps = byDue?.kind === 'made' && plan.choice === 'due' ? byDue.swaps : [];
  const late = byDue?.kind === 'missed' ? byDue.late : [];
  return (
    <section className="ship-choice" aria-labelledby={`${id}-title`}>
      <div className="ship-choice-head">
        <h2 className="heading-4" id={`${id}-title`}>
          When it ships
        </h2>
        <DueField plan={plan} />
      </div>
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
      {plan.one === null ? <p className="ship-choice-action">The ship days of all lines are told on request.</p> : null}
      {swaps.length === 0 ? null : (
        <p className="ship-choice-action">
          <span>Nothing is changed until you say so.</span>
          <button type="button" className="button button-small" onClick={onSwap}>
            {swaps.length === 1 ? `Use ${swaps[0]?.by.name}` : `Use the ${counted(swaps.length, 'other part')}`}
          </button>
        </p>
      )}
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
