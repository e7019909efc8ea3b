import { inject } from 'vitest';
import { type Offense, offensesOf } from './judge.ts';
import { type AttackAnswer, type AttackRequest, curlOf, send } from './request.ts';

/** A request with what may be left out left out. */
const request = (path: string, more: Partial<AttackRequest> = {}): AttackRequest => ({
  method: 'GET',
  headers: {},
  ...more,
  path,
});

/** Sends to the Worker that all attacks share. */
export const attack = (path: string, more: Partial<AttackRequest> = {}): Promise<AttackAnswer> =>
  send(inject('attacked'), request(path, more));

/** Stands in no answer. */
const NO_MARK = 'zq-nothing-was-marked-qz';

/** Sends, and throws with a line for the shell where the answer breaks a rule that holds for all. `except`: rules that are tested elsewhere. */
export const attackSafely = async (
  path: string,
  more: Partial<AttackRequest> & { readonly mark?: string } = {},
): Promise<AttackAnswer> => {
  const { mark = NO_MARK, ...rest } = more;
  const sent = request(path, rest);
  const answer = await send(inject('attacked'), sent);
  const offenses = offensesOf(sent, answer, mark).filter(({ rule }) => rule !== 'security headers are there');
  if (offenses.length > 0) throw new Error(told(offenses, sent));
  return answer;
};

const told = (offenses: readonly Offense[], sent: AttackRequest): string =>
  `${offenses.map(({ rule, detail }) => `${rule}: ${detail}`).join('\n')}\n${curlOf(sent)}`;

/** `npm test` tries so many of a long list, spread over it; `npm run test:attack` all. */
const TRIED = process.env.ATTACK_FULL === '1' ? Number.POSITIVE_INFINITY : 6;

const spread = <T>(items: readonly T[]): readonly T[] => {
  const step = items.length / TRIED;
  return step <= 1 ? items : items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
};

/** Does a thing with every item, some at a time, and tells all that failed at once instead of the first. */
export const forAll = async <T>(all: readonly T[], work: (item: T, place: number) => Promise<void>): Promise<void> => {
  const items = spread(all);
  const failures: string[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [place, item] of queue) {
      try {
        await work(item, place);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  if (failures.length === 0) return;
  throw new Error(`${failures.length} of ${items.length}:\n${failures.slice(0, 12).join('\n')}`);
};

/** As encodeURIComponent, which refuses half a pair of surrogates. */
export const encodedText = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
    })
    .join('');
