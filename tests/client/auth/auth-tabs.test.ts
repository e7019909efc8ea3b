import { expect, test } from 'vitest';
import { authStorage } from '../../../src/client/stores/auth-storage.ts';
import { takeOver } from '../../../src/client/stores/auth-tabs.ts';
import { FakeStorage } from '../cart/fake-storage.ts';

const HELD = { access_token: 'a1', refresh_token: 'r1' };
const NEWER = { access_token: 'a2', refresh_token: 'r2' };

const tabWith = (tokens: typeof HELD | null) => {
  const fakeStorage = new FakeStorage();
  let changes = 0;
  const storage = authStorage(
    () => fakeStorage,
    () => changes++,
  );
  if (tokens) storage.write(tokens);
  changes = 0;
  return { storage, changes: () => changes };
};

test('a tab with the same refresh token takes over its successor and notifies its page', () => {
  const { storage, changes } = tabWith(HELD);
  takeOver(storage, { spent: 'r1', tokens: NEWER });
  expect([storage.read(), changes()]).toEqual([NEWER, 1]);
});

test('a tab of another session, or without one, keeps its tokens', () => {
  for (const tokens of [{ ...HELD, refresh_token: 'other' }, null]) {
    const { storage, changes } = tabWith(tokens);
    takeOver(storage, { spent: 'r1', tokens: NEWER });
    expect([storage.read(), changes()]).toEqual([tokens, 0]);
  }
});

test.each([null, 5, 'r1', {}, { spent: 'r1' }, { spent: 'r1', tokens: { refresh_token: 'r2' } }, { tokens: NEWER }])(
  'ignores the message %j',
  (message) => {
    const { storage } = tabWith(HELD);
    takeOver(storage, message);
    expect(storage.read()).toEqual(HELD);
  },
);
