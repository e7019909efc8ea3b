import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createRecordAt, type DeliveryResult } from '../../../src/server/backend/create-record.ts';
import { recording } from '../../support/backend/recordings.ts';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const SECRET = 'private words';
const handed = (answer: () => Response | Promise<Response>): Promise<DeliveryResult> =>
  createRecordAt({ url: 'https://data.example', token: '' }, async () => answer())('form_submissions', 'k1', {
    field_values: { message: SECRET },
  });

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const error = (status: number, extensions: object) => json(status, { errors: [{ message: '…', extensions }] });

test.each<[string, () => Response]>([
  ['the record', json(200, { data: { id: 1, submission_key: 'k1' } })],
  ['no content, as without read permission', () => new Response(null, { status: 204 })],
  ['a duplicate key', error(400, { code: 'RECORD_NOT_UNIQUE', field: 'submission_key', value: 'k1' })],
  ['a duplicate primary key', error(400, { code: 'RECORD_NOT_UNIQUE', field: null, value: 'k1' })],
])('treats a response of %s as created', async (_, answer) => {
  expect(await handed(answer)).toBe('created');
  expect(log).not.toHaveBeenCalled();
});

test.each<[string, () => Response]>([
  ['a failed validation', error(400, { code: 'FAILED_VALIDATION', field: 'email' })],
  ['a unique field of another record', error(400, { code: 'RECORD_NOT_UNIQUE', field: 'number' })],
  ['a body that is too large', () => new Response('', { status: 413 })],
  ['unprocessable content', error(422, { code: 'UNPROCESSABLE_CONTENT' })],
])('treats %s as a permanent refusal', async (_, answer) => {
  expect(await handed(answer)).toBe('refused');
  expect(log).toHaveBeenCalledOnce();
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a broken connection', () => Promise.reject(new Error('connection reset'))],
  ['a failure', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['too many calls', error(429, { code: 'REQUESTS_EXCEEDED' })],
  ['a page of a proxy with status 200', () => new Response('<h1>We are moving</h1>')],
  ['JSON without data', json(200, {})],
  ['another URL', () => new Response(null, { status: 302, headers: { Location: '/login' } })],
  ...[401, 403, 404, 408].map((status): [string, () => Response] => [`${status}`, json(status, { errors: [] })]),
])('treats %s as an outage that needs a fix', async (_, answer) => {
  expect(await handed(answer)).toBe('away');
  expect(log).toHaveBeenCalledOnce();
  expect(String(log.mock.calls[0]?.[0])).toContain('form_submissions k1');
  expect(JSON.stringify(log.mock.calls)).not.toContain(SECRET);
});

test.each(
  (['sqlite', 'postgres'] as const).flatMap((server) => [
    [server, 'create_item', 'created'] as const,
    [server, 'err_create_dup_pk', 'refused'] as const,
    [server, 'err_create_bad_fk', 'refused'] as const,
    [server, 'err_write_public', 'away'] as const,
  ]),
)('the recorded response of %s to %s means %s', async (server, name, meaning) => {
  const { status, json: body } = recording(server, name);
  expect(await handed(json(status, body))).toBe(meaning);
});
