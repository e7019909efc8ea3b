import { expect, test } from 'vitest';
import { byteRange } from '../../../src/server/http/byte-range.ts';

test.each([
  [undefined, 'all'],
  ['bytes=0-9', { offset: 0, length: 10 }],
  ['bytes=90-', { offset: 90, length: 10 }],
  ['bytes=90-500', { offset: 90, length: 10 }],
  ['bytes=-30', { offset: 70, length: 30 }],
  ['bytes=-500', { offset: 0, length: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-8', 'all'],
  ['bytes=-', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['items=0-1', 'all'],
  [`bytes=${'9'.repeat(16)}-`, 'all'],
])('reads %s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
