import { expect, test } from 'vitest';
import { workerLines } from '../../src/tools/process/worker-lines.ts';

/** As written by `wrangler dev`. */
const WRITTEN = [
  'Your Worker has access to the following bindings:',
  'Binding          Resource                  Mode',
  'env.A ("1")      Environment Variable      local',
  '',
  '⎔ Starting local server...',
  '[wrangler:info] Ready on http://localhost:8787',
  '{"event":"request","at":"2026-11-01T13:05:09.120Z","id":"a","method":"GET","route":"/product/:name","status":200,"ms":12,"cache":{"memory":2,"KV":1},"upstreams":{"backend":{"calls":2,"failed":1,"pending":1,"ms":8.4},"kv":{"calls":1,"failed":0,"ms":2}}}',
  '[wrangler:info] GET /product/fk7502-214 200 OK (38ms)',
  '{"event":"request","at":"2026-11-01T13:05:10.000Z","id":"b","method":"GET","route":"/healthz","status":200,"ms":0}',
  '⎔ Reloading local server...',
  '{"event":"sync step","run":"r","step":"lists","outcome":"done","ms":3}',
  'the Worker says something',
];

test('shows requests as one readable line each, and hides wrangler’s lines', () => {
  const shown = workerLines();
  expect(WRITTEN.map(shown).filter((line) => line !== null)).toEqual([
    '13:05:09 GET /product/:name 200 12 ms · cache 2 memory, 1 KV · backend 2 calls, 1 failed, 1 pending, 8 ms · kv 1 call, 2 ms',
    '13:05:10 GET /healthz 200 0 ms',
    '{"event":"sync step","run":"r","step":"lists","outcome":"done","ms":3}',
    'the Worker says something',
  ]);
});
