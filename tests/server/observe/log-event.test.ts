import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../src/server/http/app-error.ts';
import { asRequestId, createMeter, metered } from '../../../src/server/http/request-meter.ts';
import { logError, logEvent, logWarning } from '../../../src/server/observe/log-event.ts';
import { CircuitOpenError } from '../../../src/server/resilience/breaker.ts';
import { logFailure } from '../../../src/server/resilience/log-failure.ts';
import { TimeoutError } from '../../../src/server/resilience/within.ts';

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(String(line))));
  }
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['a timeout', new TimeoutError(2000)],
  ['an open circuit', new CircuitOpenError('backend')],
  ['an error of the Worker', new AppError('content-unavailable')],
  ['one that wraps a failure of D1', new AppError('content-unavailable', { cause: new Error('D1_ERROR: overloaded') })],
  ['a mail that the service refuses', new Error('E_DAILY_LIMIT_EXCEEDED')],
])('%s is logged without a stack', (_, error) => {
  logError('read failed', 'It failed.', error);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toHaveProperty('stack');
  expect(lines[0]?.error).toContain(error.message);
});

test.each([
  ['a defect', new TypeError('x is undefined')],
  [
    'an error of the Worker that wraps a defect',
    new AppError('unexpected', { cause: new TypeError('x is undefined') }),
  ],
])('%s is logged with its stack', (_, error) => {
  logError('request failed', 'It failed.', error);
  expect(lines[0]?.stack).toContain('TypeError: x is undefined');
});

test('a line contains the id of its request', async () => {
  const id = asRequestId('8f1c2d3e4f5a6b7c-FRA');
  if (id === null) throw new Error('The id is invalid.');
  await metered(createMeter(id), async () => {
    await Promise.resolve();
    logWarning('edit token', 'It is too short.');
  });
  logEvent('retention', { files: 1 });
  expect(lines).toEqual([
    { event: 'edit token', message: 'It is too short.', requestId: id },
    { event: 'retention', files: 1 },
  ]);
});

test.each(['', 'short', 'a b c d e f g', '<script>alert(1)</script>', 'x'.repeat(65), 'line\nbreak', '{"event":1}'])(
  '%j is not a valid request id',
  (text) => {
    expect(asRequestId(text)).toBeNull();
  },
);

test('visitor text neither ends the line nor floods the log', () => {
  logError('read failed', `a\n{"event":"request"}\u001b[2J${'x'.repeat(5000)}`, new Error(`b\r\n${'y'.repeat(5000)}`));
  expect(JSON.stringify(lines[0]).length).toBeLessThan(8000);
  expect(lines[0]?.message).not.toMatch(/\p{Cc}/u);
  expect(lines[0]?.error).not.toMatch(/[\r\n]/);
});

test('does not log a read that failed because of an open circuit, also when an error wraps it', () => {
  logFailure('It could not be read.', new CircuitOpenError('kv'));
  logFailure('It could not be read.', new AppError('catalog-unavailable', { cause: new CircuitOpenError('kv') }));
  expect(lines).toEqual([]);
});
