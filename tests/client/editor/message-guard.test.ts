import { expect, test } from 'vitest';
import { mayPass } from '../../../src/client/editor/message-guard.ts';

test.each([
  { type: 'builder.contentUpdate', data: { key: 'page', data: { id: 'x' } } },
  { type: 'builder.ping' },
  { type: 'another.message' },
  'text',
  null,
])('accepts %j', (message) => expect(mayPass(message)).toBe(true));

test.each([
  { type: 'builder.contentUpdate' },
  { type: 'builder.contentUpdate', data: null },
  { type: 'builder.contentUpdate', data: { key: 'page', data: [1] } },
  { type: 'builder.evaluate', data: { id: 'e1', text: 'return 1' } },
  { type: 'builder.evaluate' },
  { type: 'builder.editingModel' },
  { type: 'builder.overrideTestGroup', data: { contentId: 'a', variationId: 'b' } },
  { type: 'builder.constructor', data: {} },
  { type: 'builder.__proto__', data: {} },
])('rejects %j', (message) => expect(mayPass(message)).toBe(false));
