import { expect, test } from 'vitest';
import { designEntry } from '../../../../src/domain/engineering/gland-design/entry/read-entry.ts';
import {
  designName,
  isSavedDesign,
  LONGEST_DESIGN_NAME,
  MAX_SAVED_DESIGNS,
  parseSavedDesigns,
  renamedDesign,
  type SavedDesign,
  withDesign,
  withoutDesign,
} from '../../../../src/domain/engineering/gland-design/saved-designs.ts';

const storedDesign = (id: string): SavedDesign => ({ id, name: `Design ${id}`, entry: { unit: 'mm', size: id } });
const full = Array.from({ length: MAX_SAVED_DESIGNS }, (_, at) => storedDesign(String(at)));

test('stores up to ten designs', () => {
  expect(withDesign(full.slice(0, 9), storedDesign('x'))).toHaveLength(10);
  expect(withDesign(full, storedDesign('x'))).toBe(full);
});

test('restores a removed design at its position', () => {
  const without = withoutDesign(full, '3');
  expect(without).toHaveLength(9);
  expect(withDesign(without, storedDesign('3'), 3)).toEqual(full);
});

test('truncates a name to the limit of its field', () => {
  const [renamed] = renamedDesign([storedDesign('1'), storedDesign('2')], '1', 'x'.repeat(200));
  expect(renamed?.name).toHaveLength(LONGEST_DESIGN_NAME);
});

test('stores an entry once', () => {
  expect(isSavedDesign(full, { unit: 'mm', size: '4' })).toBe(true);
  expect(isSavedDesign(full, { unit: 'in', size: '4' })).toBe(false);
});

test('reads stored designs field by field and skips invalid ones', () => {
  const stored = [
    { id: 'a', name: 'Pump', entry: { unit: 'mm', size: 'AS568-214', script: 'alert(1)' } },
    { id: 'b', name: 5, entry: {} },
    { id: 'c', name: 'No entry' },
    'text',
    ...full,
  ];
  const read = parseSavedDesigns(stored);
  expect(read[0]).toEqual({ id: 'a', name: 'Pump', entry: { unit: 'mm', size: 'AS568-214' } });
  expect(read).toHaveLength(MAX_SAVED_DESIGNS);
  for (const nothing of [null, {}, 'text', 7]) expect(parseSavedDesigns(nothing)).toEqual([]);
});

test('names a design after its ring and its gland', () => {
  const { design } = designEntry({ size: 'AS568-214', kind: 'rod', use: 'rotary' }, 'mm');
  expect(design && designName(design)).toBe('AS568-214, rod rotary');
});
