import { expect, inject, test } from 'vitest';
import { attack } from '../support/attack.ts';
import { answerAsStaff, sendQuote } from '../support/quote.ts';
import { SITE } from '../support/target.ts';

const FORM = { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' };
const CHANGED = 'The answer changed since you opened this page. Look at it and accept again.';

const versionOn = (html: string): string => /name="_answer" value="([^"]*)"/.exec(html)?.[1] ?? '';
const accept = (path: string, version: string, line = '1') =>
  attack(`${path}/accept`, {
    method: 'POST',
    headers: FORM,
    body: new URLSearchParams({ _answer: version, line }).toString(),
  });

/** Waits for the page to show the text from staff. */
const pageWith = async (path: string, words: string): Promise<string> => {
  for (let turn = 0; turn < 40; turn++) {
    const { text } = await attack(path);
    if (text.includes(words)) return text;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${path} never showed ${words}.`);
};

test('a reply that the visitor has not seen is never accepted', async () => {
  const { path, row } = await sendQuote(inject('attacked'), SITE);
  const priced = (unit_price: number) => ({ status: 'answered', answer_lines: [{ line: 1, unit_price, quantity: 1 }] });
  expect((await answerAsStaff(row, { ...priced(10), answer: 'Ten dollars apiece.' })).status).toBe(200);
  const seen = versionOn(await pageWith(path, 'Ten dollars apiece.'));
  expect(seen).not.toBe('');
  expect((await answerAsStaff(row, { ...priced(9000), answer: 'Nine thousand dollars.' })).status).toBe(200);
  await pageWith(path, 'Nine thousand dollars.');
  for (const version of [seen, '', 'x', "' OR 1=1 --"]) {
    const refused = await accept(path, version);
    expect([refused.status, refused.text.includes(CHANGED)], version).toEqual([422, true]);
    expect(refused.text).toContain('Nine thousand dollars.');
  }
  const bare = await attack(`${path}/accept`, { method: 'POST', headers: FORM, body: 'order_number=1' });
  expect([bare.status, bare.text.includes(CHANGED)]).toEqual([422, true]);
  for (const line of ['', '0', '2', '1e0', '-1', '1 OR 1=1']) {
    const refused = await accept(path, versionOn(bare.text), line);
    expect([refused.status, versionOn(refused.text)], line).toEqual([422, versionOn(bare.text)]);
  }
  expect((await accept(path, versionOn(bare.text))).status).toBe(303);

  const late = await answerAsStaff(row, { answer_lines: [{ line: 1, words: 'now dearer' }] });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('its answer can no longer be changed')]);
});
