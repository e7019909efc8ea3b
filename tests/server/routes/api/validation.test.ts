import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AppError } from '../../../../src/server/http/app-error.ts';
import { refuseInvalid } from '../../../../src/server/routes/api/validation.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const refused = (schema: v.GenericSchema, value: unknown): unknown => {
  try {
    const result = v.safeParse(schema, value);
    refuseInvalid(result.success ? { success: true } : { success: false, issues: result.issues });
    return null;
  } catch (error) {
    return error;
  }
};

test('accepts valid input', () => {
  expect(refused(v.object({ page: v.number() }), { page: 1 })).toBeNull();
});

test('names every problem with its path', () => {
  const schema = v.object({
    lines: v.array(v.object({ quantity: v.number('must be a number.') })),
    note: v.string('must be text.'),
  });
  const error = refused(schema, { lines: [{ quantity: 1 }, { quantity: 'x' }], note: 7 });
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    code: 'bad-input',
    status: 400,
    problems: [
      { parameter: 'lines.1.quantity', message: 'lines.1.quantity: must be a number.' },
      { parameter: 'note', message: 'note: must be text.' },
    ],
  });
});

test('calls a body that is not an object "body"', () => {
  expect(refused(v.object({}), 'text')).toMatchObject({ problems: [{ parameter: 'body' }] });
});

test('a rejected query is problem+json with the first problem and a list of all', async () => {
  const response = await appWith().request('/api/sizes?standard=martian&page=0');
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({
    type: '/developers#error-bad-input',
    code: 'bad-input',
    status: 400,
    parameter: 'standard',
    detail: expect.stringContaining('usa, japanese, metric or all'),
    problems: [{ parameter: 'standard' }, { parameter: 'page' }],
  });
});

test('a body that is not JSON returns 400 about the body', async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"searchText":' };
  const response = await appWith().request('/api/search', init);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ status: 400, parameter: 'body' });
});

test('replaces the messages of the schema library', () => {
  const schema = v.object({
    searchText: v.string(),
    page: v.number(),
    lines: v.array(v.string()),
    unit: v.picklist(['mm']),
  });
  expect(refused(schema, { page: 'x', lines: 7, unit: 'ft' })).toMatchObject({
    problems: [
      { parameter: 'searchText', message: 'searchText: is missing.' },
      { parameter: 'page', message: 'page: must be a number.' },
      { parameter: 'lines', message: 'lines: must be a list.' },
      { parameter: 'unit', message: 'unit: has a value we do not understand.' },
    ],
  });
});

test('reports a search without a text', async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const response = await appWith().request('/api/search', init);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ detail: 'searchText: is missing.' });
});
