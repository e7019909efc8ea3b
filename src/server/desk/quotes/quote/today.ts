import type { Day } from '../../../../domain/order/plan/day.ts';
import { businessTime } from '../../../../domain/order/quotes/desk/business-clock.ts';

/** Returns today in the company's time zone. @param now milliseconds since 1970 */
export const todayOf = (now: number): Day => businessTime(now).day;
