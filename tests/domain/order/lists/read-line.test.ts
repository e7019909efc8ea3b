import { describe, expect, test } from 'vitest';
import { readLines } from '../../../../src/domain/order/lists/reading/read-line.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const read = (text: string, holdsQuantity = false) => {
  const [line] = readLines(catalog, [{ texts: [text], holdsQuantity }]);
  if (!line) throw new Error('Nothing was read.');
  return line;
};
const names = (text: string): readonly string[] => read(text).candidates.map(({ part }) => part.name);

describe('one line', () => {
  test('matches a part number exactly', () => {
    expect(read('FK7502-214')).toMatchObject({ kind: 'exact', total: 1, corrections: [] });
    expect(names('fk7502 214')).toEqual(['FK7502-214']);
  });

  test('reports an O read as 0', () => {
    const line = read('FK75O2-214');
    expect(line.kind).toBe('exact');
    expect(line.corrections).toEqual([{ kind: 'letter', from: 'FK75O2-214', to: 'FK7502-214' }]);
  });

  test('reports missing letters before a number', () => {
    const line = read('7502-214');
    expect(line.candidates[0]?.part.name).toBe('FK7502-214');
    expect(line.corrections.map(({ kind }) => kind)).toEqual(line.kind === 'exact' ? ['prefix'] : []);
  });

  test('returns the nearest sizes with their difference for unknown dimensions', () => {
    const line = read('24.5 x 3.5 viton 75');
    expect(line.kind).not.toBe('exact');
    expect(line.candidates[0]?.differences.map(({ what }) => what)).toContain('ID');
  });

  test('reads decimal commas as points, in a cell and in a line with its quantity', () => {
    expect(read('24,99 x 3,53 viton 75').corrections.map(({ kind }) => kind)).toContain('comma');
    const line = read('24,99 x 3,53 viton 75; 100', true);
    expect(line.quantity).toBe('100');
    expect(line.corrections.map(({ kind }) => kind)).toContain('comma');
    // A comma between number and quantity is not a decimal comma.
    expect(read('FK7502-214,50', true)).toMatchObject({ kind: 'exact', quantity: '50', corrections: [] });
  });

  test('an ambiguous line requires a choice and names what is missing', () => {
    const line = read('214');
    expect(line.kind).toBe('choose');
    expect(line.missing).toEqual(['material', 'hardness', 'color']);
    expect(line.total).toBeGreaterThan(1);
    expect(line.candidates.length).toBeLessThanOrEqual(9);
  });

  test('a text without a size is unmatched, and a line with an unread word is never exact', () => {
    expect(read('housing of pump CR-32, complete')).toMatchObject({ kind: 'unread', candidates: [] });
    expect(read('2-214 viton 75 brown for the gizmo').kind).not.toBe('exact');
  });

  test('uses the text that identifies a part most reliably', () => {
    const [line] = readLines(catalog, [{ texts: ['76-1004', 'FK7502-214'], holdsQuantity: false }]);
    expect(line?.candidates[0]?.part.name).toBe('FK7502-214');
    expect(line?.kind).toBe('exact');
  });
});

test('returns one line per input, in order', () => {
  const texts = ['FK7502-214', 'hello', '', 'FK7502-214', '214'];
  const lines = readLines(
    catalog,
    texts.map((text) => ({ texts: text === '' ? [] : [text], holdsQuantity: false })),
  );
  expect(lines.map(({ kind }) => kind)).toEqual(['exact', 'aside', 'unread', 'exact', 'choose']);
});
