import { expect, test } from 'vitest';
import { editRequestOf } from '../../../../src/domain/site/editing/edit-request.ts';

const read = (search: string) => editRequestOf(new URLSearchParams(search));

test.each(['', 'query=x', 'builder=page', 'builder.space=k', 'builder.frameEditing=', 'builder.preview=%3Cscript%3E'])(
  'treats a URL with %j as a visitor’s',
  (search) => expect(read(search)).toBeNull(),
);

test('frameEditing edits, preview is read-only', () => {
  expect(read('builder.frameEditing=page&builder.preview=page')).toEqual({
    model: 'page',
    isEditing: true,
    entryId: null,
  });
  expect(read('builder.preview=page')).toEqual({ model: 'page', isEditing: false, entryId: null });
  expect(read('builder.frameEditing=symbol')?.model).toBe('symbol');
});

test('the override names the draft', () => {
  expect(read('builder.preview=page&builder.overrides.page=abc-1')?.entryId).toBe('abc-1');
  expect(read('builder.preview=page&builder.overrides.page=../../x')?.entryId).toBeNull();
});

test('accepts underscores instead of dots', () => {
  expect(read('builder_frameEditing=page&builder_overrides_page=abc')).toEqual({
    model: 'page',
    isEditing: true,
    entryId: 'abc',
  });
});
