import { expect, test } from 'vitest';
import { createProgress } from '../../src/tools/process/progress.ts';

const stream = (isTTY: boolean) => {
  const written: string[] = [];
  return { written, out: { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream };
};

test('without a terminal, prints a line per quarter', () => {
  const { written, out } = stream(false);
  const progress = createProgress(out);
  for (let n = 0; n <= 100; n += 1) progress.show('Seeding', n / 100);
  progress.done('Seeding');
  expect(written).toHaveLength(6);
  expect(written[1]).toBe('Seeding …  25 %\n');
  expect(written.at(-1)).toMatch(/^Seeding: done in \d+\.\d s\n$/);
});

test('on a terminal, redraws a bar in one line', () => {
  const { written, out } = stream(true);
  createProgress(out).show('Seeding', 0.5);
  expect(written).toEqual([`\rSeeding ${'█'.repeat(15)}${'░'.repeat(15)}  50 %`]);
});
