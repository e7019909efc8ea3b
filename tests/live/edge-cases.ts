import { readFileSync } from 'node:fs';

/** One call, as both servers get it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** `GET /items/vendors?limit=1`, followed by a body if there is one. */
const exchange = (line: string): Exchange => {
  const [, method = '', path = '', body] = /^(\S+) (\S+)(?: (.*))?$/.exec(line) ?? [];
  return { method, path, ...(body !== undefined && { body }) };
};

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Calls with identical responses from both servers, including the messages of rejections. */
export const EDGE_CASES: readonly Exchange[] = linesOf('edge-cases.txt').map(exchange);

/** Calls with deliberately different responses from the embedded backend, explained in docs/decisions/013. */
export const DELIBERATE: readonly Exchange[] = linesOf('deliberate.txt').map(exchange);
