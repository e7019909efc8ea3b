/** The ways to ship an order: all at once, available pieces now and the rest later, all by a date. */
export const PLAN_CHOICES = ['one', 'two', 'due'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

/** The visitor's choices in a plan, as stored in the page's URL. */
export interface PlanQuery {
  readonly choice: PlanChoice;
  /** The requested date in the format of a date field; '' for none. */
  readonly by: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Parses `?ship=due&by=2026-12-12`. Invalid values are ignored. */
export const planQuery = (search: string): PlanQuery => {
  const params = new URLSearchParams(search);
  const by = params.get('by') ?? '';
  const choice = PLAN_CHOICES.find((one) => one === params.get('ship')) ?? 'one';
  return { choice, by: DATE.test(by) ? by : '' };
};

/**
 * Returns the query string with the plan added, otherwise unchanged.
 *
 * @example withPlan('?a=1', { choice: 'two', by: '' }) // '?a=1&ship=two'
 */
export const withPlan = (search: string, { choice, by }: PlanQuery): string => {
  const params = new URLSearchParams(search);
  params.delete('ship');
  params.delete('by');
  if (choice !== 'one') params.set('ship', choice);
  if (by !== '') params.set('by', by);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
