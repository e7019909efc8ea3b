/** The ways to get an order: at once, what there is now and the rest later, all by a date. */
export const PLAN_CHOICES = ['one', 'two', 'due'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

/** What the visitor chose of a plan, as its page's address holds it. */
export interface PlanQuery {
  readonly choice: PlanChoice;
  /** The date that is wanted, as a date field writes it; '' = none. */
  readonly by: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `?ship=due&by=2026-12-12`; what is not understood is as if it were not there. */
export const planQuery = (search: string): PlanQuery => {
  const params = new URLSearchParams(search);
  const by = params.get('by') ?? '';
  const choice = PLAN_CHOICES.find((one) => one === params.get('ship')) ?? 'one';
  return { choice, by: DATE.test(by) ? by : '' };
};

/** The query with the plan in it, all else as it was. @example withPlan('?a=1', { choice: 'two', by: '' }) // '?a=1&ship=two' */
export const withPlan = (search: string, { choice, by }: PlanQuery): string => {
  const params = new URLSearchParams(search);
  params.delete('ship');
  params.delete('by');
  if (choice !== 'one') params.set('ship', choice);
  if (by !== '') params.set('by', by);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
