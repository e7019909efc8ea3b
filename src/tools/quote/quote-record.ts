import * as v from 'valibot';
import { isRecord } from '../../domain/kit/schema/json-object.ts';
import { parseQuoteContact } from '../../domain/order/quotes/quote-contact.ts';
import type { LineWords, QuoteCommand } from './read-arguments.ts';

/** Access to the backend in which quotes are answered. */
export interface QuoteTool {
  /** Origin and path before `/items`. */
  readonly url: string;
  readonly token: string;
}

const list = v.fallback(
  v.pipe(
    v.union([v.array(v.unknown()), v.pipe(v.string(), v.parseJson())]),
    v.array(v.custom<Readonly<Record<string, unknown>>>(isRecord)),
  ),
  [],
);
/** The embedded backend sends the contact as a JSON string, Directus as an object. */
const contact = v.pipe(
  v.fallback(v.union([v.pipe(v.string(), v.parseJson()), v.unknown()]), null),
  v.transform(parseQuoteContact),
);
const record = v.object({
  id: v.union([v.number(), v.string()]),
  number: v.string(),
  contact,
  status: v.nullish(v.string(), 'received'),
  answer: v.nullish(v.string(), ''),
  answer_lines: list,
  files: list,
  valid_until: v.nullish(v.string(), null),
  lines: list,
  texts: v.fallback(
    v.pipe(v.union([v.array(v.unknown()), v.pipe(v.string(), v.parseJson())]), v.array(v.string())),
    [],
  ),
});
export type QuoteRecord = v.InferOutput<typeof record>;

const answerList = v.object({ data: v.array(record) });
const refusal = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

const FIELDS = Object.keys(record.entries).join();

/** A readable error: the server rejected the request or did not respond. */
export class QuoteToolError extends Error {}

const call = async ({ url, token }: QuoteTool, path: string, init: RequestInit = {}): Promise<unknown> => {
  const request = `${url}/items/quote_requests${path}`;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  let answer: Response;
  try {
    answer = await fetch(request, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new QuoteToolError(`${url} does not respond. Is the site running? PORT sets its port.`);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body;
  if (answer.status === 404)
    throw new QuoteToolError(`${url} does not accept answers to quotes, because it was started without QUOTES_TOKEN.`);
  if (answer.status === 401) throw new QuoteToolError(`${url} rejected this token.`);
  const parsed = v.safeParse(refusal, body);
  throw new QuoteToolError(
    parsed.success ? parsed.output.errors[0].message : `${url} returned status ${answer.status}.`,
  );
};

/** Returns the record of a quote. */
export const readRecord = async (desk: QuoteTool, number: string): Promise<QuoteRecord> => {
  const query = `?filter[number][_eq]=${encodeURIComponent(number)}&fields=${FIELDS}&limit=1`;
  const parsed = v.safeParse(answerList, await call(desk, query));
  const [found] = parsed.success ? parsed.output.data : [];
  if (found === undefined) throw new QuoteToolError(`There is no quote ${number} at ${desk.url}.`);
  return found;
};

/** Returns the lines of the previous answer with the changes of this command. */
const mergedLines = (before: QuoteRecord['answer_lines'], changes: readonly LineWords[]): readonly object[] => {
  const merged = new Map(before.map((line) => [Number(line.line), line]));
  for (const line of changes) merged.set(line.line, { ...merged.get(line.line), ...line });
  return [...merged].sort(([one], [other]) => one - other).map(([, line]) => line);
};

/** Writes the changes of the command to the record. Values that it does not mention remain unchanged. */
export const writeRecord = async (desk: QuoteTool, found: QuoteRecord, command: QuoteCommand): Promise<void> => {
  const { status, words, validUntil, lines, files } = command;
  const change = {
    status,
    ...(words !== null && { answer: words }),
    ...(validUntil !== null && { valid_until: validUntil }),
    ...(lines.length > 0 && { answer_lines: mergedLines(found.answer_lines, lines) }),
    ...(files.length > 0 && { files: [...found.files, ...files] }),
  };
  await call(desk, `/${found.id}`, { method: 'PATCH', body: JSON.stringify(change) });
};
