import type { ReplyRules } from '../../../domain/order/quotes/desk/reply-clock.ts';
import { type ListTimes, listTimes } from './list-filter.ts';
import type { ListedAt } from './listed-rows.ts';

export interface ListOptions {
  readonly now: () => number;
  /** The rules of the reply clock at the time of a call. */
  readonly rules: () => ReplyRules;
}

/** Returns what the lists depend on at the time of a call. */
export const listMoment = ({ now, rules }: ListOptions): { readonly times: ListTimes; readonly at: ListedAt } => {
  const time = now();
  const { goalMinutes, closed } = rules();
  const times = listTimes(time, goalMinutes, closed);
  return { times, at: { now: time, today: times.today, goalMinutes, closed } };
};
