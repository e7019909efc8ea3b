import { parseArgs } from 'node:util';

/** The answer to one line. */
export interface LineWords {
  readonly line: number;
  readonly unit_price?: string;
  readonly days?: number;
  readonly quantity?: number;
  readonly offered_part?: string;
  readonly words?: string;
}

/** The parsed command line. */
export interface QuoteCommand {
  readonly number: string;
  /** `null` if the quote is only shown. */
  readonly status: 'in_work' | 'answered' | 'withdrawn' | null;
  readonly words: string | null;
  readonly validUntil: string | null;
  readonly lines: readonly LineWords[];
  readonly files: readonly { readonly label: string; readonly url: string }[];
}

export const USAGE = `npm run quote -- Q-2026-000002 [in_work | answered | withdrawn] [options]

Without a state the quote is shown. Options, those about lines as often as needed:
  --price LINE=DOLLARS    unit price of a line: --price 1=0.44
  --days LINE=DAYS        business days until a line ships: --days 2=5
  --quantity LINE=PIECES  another quantity than requested; with the price of a line that was sent as text
  --part LINE=NUMBER      part number offered for a line that was sent as text
  --note LINE=WORDS       words about a line, also one that was sent as text
  --words TEXT            words about the whole quote; the reason of a withdrawal
  --valid-until DAY       last day of the answer, such as 2026-12-23; 30 days when absent
  --file NAME=HTTPS       a file for the customer, by its link

The quote is one of the site on this machine (PORT, QUOTES_TOKEN of .dev.vars), or of SITE_URL with QUOTES_TOKEN, or with
BACKEND_URL and BACKEND_TOKEN of that server.`;

/** A readable error about invalid arguments. */
export class UsageError extends Error {}

const NUMBER = /^Q-\d{4}-\d{6,}$/;
const STATES = ['in_work', 'answered', 'withdrawn'] as const;

const pair = (option: string, text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new UsageError(`--${option} ${text}: write it as in the list of options.`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

const whole = (option: string, text: string, least: number): number => {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : -1;
  if (value < least) throw new UsageError(`--${option} takes a whole number of at least ${least}, not "${text}".`);
  return value;
};

const price = (text: string): string => {
  if (/^\$?\d{1,6}(\.\d{1,5})?$/.test(text) && Number(text.replace('$', '')) > 0) return text.replace('$', '');
  throw new UsageError(`--price takes dollars with at most five decimals, such as 0.44, not "${text}".`);
};

/** The property that each option of a line sets. */
const OF_LINES = {
  price: (text: string) => ({ unit_price: price(text) }),
  days: (text: string) => ({ days: whole('days', text, 0) }),
  quantity: (text: string) => ({ quantity: whole('quantity', text, 1) }),
  part: (text: string) => ({ offered_part: text }),
  note: (text: string) => ({ words: text }),
} as const;
const LINE_OPTIONS = Object.keys(OF_LINES) as (keyof typeof OF_LINES)[];

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
const OPTIONS = {
  price: texts,
  days: texts,
  quantity: texts,
  part: texts,
  note: texts,
  file: texts,
  words: text,
  'valid-until': text,
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const dayOf = (day: string, today: string): string => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay) throw new UsageError(`--valid-until takes a day such as 2026-12-23, not "${day}".`);
  if (day < today) throw new UsageError(`--valid-until ${day} is over.`);
  return day;
};

/**
 * Parses the command line. Throws `UsageError`.
 *
 * @param today `yyyy-mm-dd`
 */
export const readArguments = (args: readonly string[], today: string): QuoteCommand => {
  const { values, positionals } = parsed(args);
  const [number = '', state, ...rest] = positionals;
  if (!NUMBER.test(number))
    throw new UsageError(`Name a quote, such as Q-2026-000002${number && `, not "${number}"`}.`);
  const status = STATES.find((one) => one === state) ?? null;
  if (state !== undefined && status === null)
    throw new UsageError(`A state is one of ${STATES.join(', ')}, not "${state}".`);
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much. Texts of several words stand in quotes.`);
  const lines = new Map<number, LineWords>();
  for (const option of LINE_OPTIONS) {
    for (const given of values[option]) {
      const [line, value] = pair(option, given);
      const at = whole(option, line, 1);
      lines.set(at, { ...lines.get(at), line: at, ...OF_LINES[option](value) });
    }
  }
  const files = values.file.map((given) => {
    const [label, url] = pair('file', given);
    if (!url.startsWith('https://')) throw new UsageError(`--file ${label} takes a link that begins with https://.`);
    return { label, url };
  });
  const day = values['valid-until'];
  const command = {
    number,
    status,
    files,
    lines: [...lines.values()],
    words: values.words ?? null,
    validUntil: day === undefined ? null : dayOf(day, today),
  };
  const says = command.lines.length + files.length > 0 || command.words !== null || day !== undefined;
  if (status === null && says) throw new UsageError('Say the state as well: answered.');
  if (status === 'withdrawn' && command.words === null) throw new UsageError('Say why it is withdrawn: --words "…".');
  return command;
};
