import { expect, test } from 'vitest';
import { revisionText } from '../../../../src/domain/shop/datasheet/revision.ts';

test('a revision is the date of the catalog and the start of its checksum', () => {
  expect(revisionText('3f2a9c1b77d0e4aa', '2026-11-21T13:00:00.000Z')).toBe('Nov 21, 2026 (3f2a9c1b)');
  expect(revisionText('3f2a9c1b77d0e4aa', '2027-01-05T00:00:00.000Z')).toBe('Jan 5, 2027 (3f2a9c1b)');
});

test('is only the checksum without a valid date', () => {
  for (const time of [null, '', 'yesterday', '2026-13-01T00:00:00Z']) {
    expect(revisionText('3f2a9c1b77d0e4aa', time)).toBe('3f2a9c1b');
  }
});
