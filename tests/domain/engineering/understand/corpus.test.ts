import { describe, expect, it } from 'vitest';
import { judgedQueries } from '../../../corpus/queries.ts';

const JUDGED = judgedQueries();

describe('the corpus of queries', () => {
  it('holds at least 597 queries, each once', () => {
    expect(new Set(JUDGED.map(({ text }) => text)).size).toBe(JUDGED.length);
    expect(JUDGED.length).toBeGreaterThanOrEqual(597);
  });

  it.each(JUDGED)('reads "$text" as its row says', ({ row, verdict, problems }) => {
    expect(problems).toEqual([]);
    expect(verdict).toBe(row.outcome.startsWith('unread') ? 'unread' : 'right');
  });
});
