import { describe, expect, it } from 'vitest';
import { judgedQueries } from '../../../corpus/queries.ts';

const JUDGED = judgedQueries();

describe('the corpus of queries', () => {
  it('contains at least 597 unique queries', () => {
    expect(new Set(JUDGED.map(({ text }) => text)).size).toBe(JUDGED.length);
    expect(JUDGED.length).toBeGreaterThanOrEqual(597);
  });

  it.each(JUDGED)('reads "$text" as its row says', ({ row, verdict, problems }) => {
    expect(problems).toEqual([]);
    expect(verdict).toBe(row.outcome.startsWith('unread') ? 'unread' : 'right');
  });
});
