import type { Exchange } from './edge-cases.ts';
import { ask, headersFor } from './server.ts';

export interface Answer {
  readonly status: number;
  /** The parsed value of JSON, otherwise the text. */
  readonly body: unknown;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Sends a call to one of the servers. */
export const answerOf = async (server: string, { method, path, body }: Exchange): Promise<Answer> => {
  const response = await ask(`${server}${path}`, {
    method,
    headers: { ...headersFor(server), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: jsonOf(await response.text()) };
};

/** Digits that sums of the same numbers have in common, whatever the order of addition. */
const DIGITS = 12;

/** Returns a string that is equal for equivalent responses, independent of the order of names in objects. */
export const sameText = ({ status, body }: Answer): string =>
  `${status} ${JSON.stringify(body, (_, value: unknown) => {
    if (typeof value === 'number') return Number(value.toPrecision(DIGITS));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  })}`;
