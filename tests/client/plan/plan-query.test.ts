import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_CHOICES, planQuery, withPlan } from '../../../src/client/ui/plan/plan-query.ts';

test('the choice survives a round trip through the URL, and other parameters stay', () => {
  const dates = fc.constantFrom('', '2026-12-12', '2027-01-31');
  fc.assert(
    fc.property(fc.constantFrom(...PLAN_CHOICES), dates, fc.webQueryParameters(), (choice, by, other) => {
      const before = `?${new URLSearchParams(other)}`;
      const search = withPlan(before, { choice, by });
      expect(planQuery(search)).toEqual({ choice, by });
      const rest = (text: string) =>
        [...new URLSearchParams(text)].filter(([name]) => name !== 'ship' && name !== 'by');
      expect(rest(search)).toEqual(rest(before));
    }),
  );
});

test('ignores invalid parameters', () => {
  for (const search of ['', '?ship=three', '?by=tomorrow', '?ship=&by=2026-1-1', '?by=<script>'])
    expect(planQuery(search)).toEqual({ choice: 'one', by: '' });
});
