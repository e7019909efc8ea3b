/** A string in a file that looks like a secret. `sign` contains its first characters, never the whole secret. */
export interface FoundSecret {
  readonly line: number;
  readonly kind: string;
  readonly sign: string;
}

const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['private key', /-----BEGIN (?:[A-Z]{2,9} ){0,2}PRIVATE KEY(?: BLOCK)?-----/g],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,251}|github_pat_\w{50,251})/g],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['Slack token', /\bxox[abeprs]-[0-9A-Za-z-]{10,200}/g],
  ['Google API key', /\bAIza[0-9A-Za-z_-]{35}/g],
  ['Stripe key', /\b[rs]k_live_[0-9A-Za-z]{16,200}/g],
  ['Builder private key', /\bbpk-[0-9a-f]{32}\b/g],
  ['JSON Web Token', /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,2000}\.[\w-]{20,2000}/g],
];

/** Matches the end of a name and the start of a value: `AUTH_SECRET = "…"`, `API_TOKEN: '…'`, `SIGNING_KEY=…`. */
const ASSIGNED = /(SECRET|TOKEN|KEY)["']?\s{0,4}[=:]\s{0,4}["'`]?([\w+/=.~-]{16})/g;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 400;
const OF_NAME = /\w/;
const OF_VALUE = /[\w+/=.~-]/;

/** Returns the index at which a run of characters ends, going in one direction for at most `most` characters. */
const endOfRun = (text: string, from: number, step: 1 | -1, most: number, of: RegExp): number => {
  let at = from;
  while (Math.abs(at - from) < most && of.test(text.charAt(step === 1 ? at : at - 1))) at += step;
  return at;
};

/** Returns the names of settings with the values that are assigned to them. */
const assignments = (
  text: string,
): readonly { readonly index: number; readonly name: string; readonly value: string }[] =>
  [...text.matchAll(ASSIGNED)].map(({ 0: all, 1: end = '', 2: head = '', index }) => {
    const nameEnd = index + end.length;
    const from = index + all.length - head.length;
    return {
      index,
      name: text.slice(endOfRun(text, nameEnd, -1, LONGEST_NAME, OF_NAME), nameEnd),
      value: text.slice(from, endOfRun(text, from, 1, LONGEST_VALUE, OF_VALUE)),
    };
  });

/**
 * Returns the entropy in bits per character: about 4.7 for random base64 of 40 characters, 3.7 for random hexadecimal,
 * 3 for words.
 */
const entropyOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
};

const MIXED = /\d/;
const LEAST_ENTROPY = 3.3;
/** Paths, calls, and words joined by dashes or periods are names, not secrets. */
const NAME = /^(?:[a-z]+(?:[-_.][a-z\d]+)+|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+|[A-Z\d_]+|\.{0,2}\/.*)$/;

const isRandom = (value: string): boolean =>
  MIXED.test(value) && !NAME.test(value) && entropyOf(value) >= LEAST_ENTROPY;

const SHOWN = 8;

/** Returns strings that look like secrets: keys and tokens in known formats, and random values assigned to settings. */
export const secretsIn = (text: string): readonly FoundSecret[] => {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  const known = FORMS.flatMap(([kind, form]) =>
    [...text.matchAll(form)].map(({ 0: value, index }) => ({ line: lineAt(index), kind, sign: value.slice(0, SHOWN) })),
  );
  const assigned = assignments(text).flatMap(({ name, value, index }) =>
    isRandom(value) ? [{ line: lineAt(index), kind: `value of ${name}`, sign: value.slice(0, SHOWN) }] : [],
  );
  const lines = new Set(known.map(({ line }) => line));
  return [...known, ...assigned.filter(({ line }) => !lines.has(line))];
};
