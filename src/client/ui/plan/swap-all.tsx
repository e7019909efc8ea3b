import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import { dayText } from '../../../domain/order/plan/day.ts';
import type { DuePlan, Swap } from '../../../domain/order/plan/order-plan.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import { swapCostText, swapsText } from './plan-words.ts';
import { SwapDifference } from './swap-difference.tsx';
import type { CartPlan } from './use-plan.ts';
import './swap-all.css';

/** Up to this number, the swaps are listed without being requested. */
const LISTED_OPENLY = 3;

const SwapRow = ({ plan, swap }: { plan: CartPlan; swap: Swap }): ReactNode => {
  const { line, by } = swap;
  const alternative = plan.alternativeOf(line, by);
  return (
    <li>
      <b>
        <a className="link text-mono" href={partHref(by.name)}>
          {by.name}
        </a>{' '}
        in place of <span className="text-mono">{line.name}</span>
      </b>
      : ships {by.days.day === null ? 'on request' : dayText(by.days.day)}{' '}
      {line.days.day === null ? 'instead of on request' : `instead of ${dayText(line.days.day)}`},{' '}
      {swapCostText([swap])}. {alternative === null ? null : <SwapDifference alternative={alternative} />}
    </li>
  );
};

/** All swaps of a plan: what they achieve, cost and change, and one button that takes them. */
export function SwapAll(props: { plan: CartPlan; of: DuePlan; onSwap: (swaps: readonly Swap[]) => void }): ReactNode {
  const { plan, of, onSwap } = props;
  const { swaps } = of;
  const id = useId();
  if (swaps.length === 0) return null;
  const others = swaps.filter(({ line, by }) => plan.alternativeOf(line, by)?.isOtherPolymer !== false).length;
  return (
    <section className="swap-all" aria-labelledby={id}>
      <div>
        <p>
          <b id={id}>With {counted(swaps.length, 'other part')}</b>, {swapsText(of, plan)}.{' '}
          {others === 0 ? '' : `${counted(others, 'line')} would get another polymer: check the medium. `}
          Nothing changes until you swap.
        </p>
        <button type="button" className="button button-small" onClick={() => onSwap(swaps)}>
          {swaps.length === 1 ? 'Swap 1 line' : `Swap all ${counted(swaps.length, 'line')}`}
        </button>
      </div>
      <details open={swaps.length <= LISTED_OPENLY}>
        <summary>
          <ChevronDown className="icon" aria-hidden="true" />
          What changes in {counted(swaps.length, 'line')}
        </summary>
        <ul>
          {swaps.map((swap) => (
            <SwapRow key={swap.line.uid} plan={plan} swap={swap} />
          ))}
        </ul>
      </details>
    </section>
  );
}
