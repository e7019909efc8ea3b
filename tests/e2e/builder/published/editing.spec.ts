import { expect, test } from '@playwright/test';
import { EDITING, update } from './editing-steps.ts';
import { BothEditors } from './editors.ts';

/* Sends the same editor messages to our edit mode and to the genuine SDK, and compares both after each. */
test.describe.configure({ mode: 'default' });

let both: BothEditors;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  both = await BothEditors.open(browser);
});

test.afterAll(() => both.close());

for (const { name, blocks, messages, waits } of EDITING) {
  test(name, async () => {
    test.fixme(waits !== undefined, waits);
    const begin = update(both.entry, blocks);
    await both.post(begin);
    await both.expectSame(begin, 'the content it begins with');
    for (const [index, message] of messages(both.entry).entries()) {
      const before = await both.shownByOracle();
      await both.post(message);
      // Equality proves nothing until the SDK's side has changed.
      if (message.isIgnored) await both.settle();
      else await expect.poll(() => both.shownByOracle(), `theirs after message ${index + 1}`).not.toEqual(before);
      await both.expectSame([begin, message], `after message ${index + 1}`);
    }
  });
}
