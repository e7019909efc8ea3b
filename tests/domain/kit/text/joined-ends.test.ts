import { expect, test } from 'vitest';
import { joinEnds } from '../../../../src/domain/kit/text/counted.ts';
import { exactMm, formatSigned, inch, spanText } from '../../../../src/domain/kit/units.ts';

test('ranges have a dash without spaces', () => {
  expect(joinEnds('1,000', '2,499')).toBe('1,000–2,499');
  expect(spanText('mm', [exactMm(inch(0.101)), exactMm(inch(0.107))])).toBe('2.57–2.72');
});

test('ranges with a minus sign are joined with "to"', () => {
  expect(joinEnds(formatSigned(-20), formatSigned(204))).toBe('−20 to 204');
});
