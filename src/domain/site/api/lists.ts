import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { LONGEST_LINE_TEXT, MAX_CANDIDATES, MAX_LINE_TEXTS, MAX_READ_AT_ONCE } from '../../order/lists/limits.ts';
import { listedPartSchema } from '../../order/lists/listed-part.ts';
import { ASIDES } from '../../order/lists/reading/asides.ts';
import { CORRECTION_KINDS, READING_KINDS } from '../../order/lists/reading/line-reading.ts';
import { listName, savedLines } from '../../order/lists/saved-list.ts';
import type { Endpoint } from './endpoint.ts';

const text = v.pipe(
  v.string('must be text.'),
  v.maxLength(LONGEST_LINE_TEXT, `must hold at most ${LONGEST_LINE_TEXT} characters.`),
);

const request = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        /** Texts that may name the part, likeliest first. */
        texts: v.pipe(
          v.array(text, 'must be a list.'),
          v.maxLength(MAX_LINE_TEXTS, `must hold at most ${MAX_LINE_TEXTS} texts.`),
        ),
        /** Whether to look for the quantity in the text. */
        holdsQuantity: v.optional(v.boolean('must be true or false.'), false),
      }),
      'must be a list.',
    ),
    v.maxLength(MAX_READ_AT_ONCE, `must hold at most ${MAX_READ_AT_ONCE} lines.`),
  ),
});

const difference = v.object({ what: v.string(), asked: v.string(), offered: v.string(), by: v.string() });

const readLine = v.object({
  kind: v.picklist(READING_KINDS),
  /** The quantity within the text, in digits. '' without one. */
  quantity: v.string(),
  /** Words of the text for an ambiguous quantity: `1.000 EA`. '' for most lines. */
  unclear: v.string(),
  candidates: v.pipe(
    v.array(
      v.object({
        at: wholeNumber(),
        differences: v.array(difference),
        /** Features that distinguish it from the other candidates. */
        features: v.array(v.string()),
      }),
    ),
    v.maxLength(MAX_CANDIDATES),
  ),
  total: wholeNumber(),
  /** Index of the cheapest matching part in stock among the candidates, or -1. */
  cheapest: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  found: v.array(v.string()),
  unread: v.array(v.string()),
  missing: v.array(v.string()),
  corrections: v.array(v.object({ kind: v.picklist(CORRECTION_KINDS), from: v.string(), to: v.string() })),
  /** Words next to a part number, which stay with the line as its note. */
  remarks: v.array(v.string()),
  /** Why no part matches, or what has to be decided. '' for most lines. */
  problem: v.string(),
  /** The product other than an O-ring that the line names, with its page. */
  product: v.nullable(v.object({ name: v.string(), page: v.string() })),
  /** Kind of a row that orders nothing. */
  aside: v.nullable(v.picklist(ASIDES)),
});

export const readListEndpoint = {
  method: 'POST',
  path: '/api/lists/read',
  takes: 'json',
  request,
  response: v.object({
    /** The parts that the lines name. Lines refer to them by index. */
    parts: v.array(listedPartSchema),
    lines: v.array(readLine),
  }),
} as const satisfies Endpoint;

/** A secret of 128 bits, stored in the browser. */
const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits.'));

export const shareListEndpoint = {
  method: 'POST',
  path: '/api/lists/share',
  takes: 'json',
  request: v.object({ name: listName, lines: v.pipe(v.array(v.unknown()), v.minLength(1), savedLines) }),
  response: v.object({
    id: secret,
    /** The key that withdraws the list. Only the sharing device has it. */
    key: secret,
    /** Path of its page. */
    url: v.string(),
    /** ISO time. */
    sharedAt: v.string(),
  }),
} as const satisfies Endpoint;

export const withdrawListEndpoint = {
  method: 'POST',
  path: '/api/lists/withdraw',
  takes: 'json',
  request: v.object({ id: secret, key: secret }),
  response: v.object({ ok: v.literal(true) }),
} as const satisfies Endpoint;

export type ReadListResponse = Value<typeof readListEndpoint.response>;
