import { inject } from 'vitest';
import { type Offense, offensesOf } from './judge.ts';
import { type AttackAnswer, type AttackRequest, curlOf, send } from './request.ts';

/** Returns a request with default values. */
const request = (path: string, more: Partial<AttackRequest> = {}): AttackRequest => ({
  method: 'GET',
  headers: {},
  ...more,
  path,
});

/** Sends a request to the Worker that all attacks share. */
export const attack = (path: string, more: Partial<AttackRequest> = {}): Promise<AttackAnswer> =>
  send(inject('attacked'), request(path, more));

/** Never part of a response. */
const NO_MARK = 'zq-nothing-was-marked-qz';

/**
 * Sends a request, and throws with a shell command when the response breaks a general rule. `except` lists rules that
 * other tests cover.
 */
export const attackSafely = async (
  path: string,
  more: Partial<AttackRequest> & { readonly mark?: string } = {},
): Promise<AttackAnswer> => {
  const { mark = NO_MARK, ...rest } = more;
  const sent = request(path, rest);
  const answer = await send(inject('attacked'), sent);
  const offenses = offensesOf(sent, answer, mark).filter(({ rule }) => rule !== 'security headers are there');
  if (offenses.length > 0) throw new Error(offenseText(offenses, sent));
  return answer;
};

const offenseText = (offenses: readonly Offense[], sent: AttackRequest): string =>
  `${offenses.map(({ rule, detail }) => `${rule}: ${detail}`).join('\n')}\n${curlOf(sent)}`;

/** `npm test` tries this many of a long list, evenly spread; `npm run test:attack` tries all. */
const TRIED = process.env.ATTACK_FULL === '1' ? Number.POSITIVE_INFINITY : 6;

const spread = <T>(items: readonly T[]): readonly T[] => {
  const step = items.length / TRIED;
  return step <= 1 ? items : items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
};

/** Runs `work` for every item, with limited concurrency, and reports all failures together. */
export const forAll = async <T>(all: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> => {
  const items = spread(all);
  const failures: string[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      try {
        await work(item, index);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  if (failures.length === 0) return;
  throw new Error(`${failures.length} of ${items.length}:\n${failures.slice(0, 12).join('\n')}`);
};

/** Like encodeURIComponent, which throws for a lone surrogate. */
export const encodedText = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
    })
    .join('');
