import { expect, test } from 'vitest';
import { loadRefusalText } from '../../src/client/refusal-text.ts';

const textOf = (body: string): Promise<string> => loadRefusalText(new Response(body, { status: 429 }), 'Try again.');

test('shows the first problem, else the title, else the given text', async () => {
  const problems = [{ parameter: 'lines', message: 'No line names a part.' }];
  expect(await textOf(JSON.stringify({ title: 'Not understood.', problems }))).toBe('No line names a part.');
  expect(await textOf(JSON.stringify({ title: 'Try again tomorrow.' }))).toBe('Try again tomorrow.');
  for (const body of ['', '<html>', '[]', 'null', '{"title":1}']) expect(await textOf(body)).toBe('Try again.');
});
