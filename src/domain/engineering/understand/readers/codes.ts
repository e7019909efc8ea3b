import { type Code, codeTable } from '../../../reference/tables/code-table.ts';
import type { Grade } from '../reading.ts';
import { digitsAt, type Found, isAt, isGlued, type Piece, piece, type Read, type Reader, skipWords } from './reader.ts';
import { japaneseSize, noSizePiece, sizeOfDash } from './size-names.ts';

/** Tokens of the longest name: `mil`, `-`, `r`, `-`, `83248`. */
const LONGEST_NAME = 6;

const unconfirmed = ({ confidence }: Code): string =>
  confidence === 'C' ? ' Trade knowledge, not confirmed by a public source.' : '';

const noteOf = (code: Code, name: string): string => noteText(code, name).replaceAll('+-', '±');

const noteText = (code: Code, name: string): string =>
  code.kind === 'compound'
    ? `${name} is another maker’s compound. Our compounds of the same polymer and hardness are not the same compound.${unconfirmed(code)}`
    : `${name}: ${code.specification === name ? code.meaning : `${code.specification}, ${code.meaning}`}. This is what was asked for; our parts match the polymer and the hardness and are not certified to it.${unconfirmed(code)}`;

const familyPiece = (
  { lists }: Read,
  materials: readonly string[],
  grade: Grade | null,
  hint: string,
): Piece | null => {
  const known = materials.filter((key) => lists.facets.byKey.material.has(key));
  if (known.length === 0) return null;
  const named = known.map((key) => lists.facets.byKey.material.get(key)?.label ?? key).join(', ');
  const gradeLabel = grade === null ? undefined : lists.facets.byKey[grade.group].get(grade.key)?.label;
  return piece(
    { kind: 'family', materials: known, grade: gradeLabel === undefined ? null : grade },
    gradeLabel === undefined ? named : `${named} ${gradeLabel}`,
    '',
    hint,
  );
};

const hardnessPiece = (shoreA: number, hint: string): Piece =>
  piece({ kind: 'hardness', shoreA }, `${shoreA} Shore A`, '', hint);

/** Returns the material that a code requires. */
const rubberOf = (read: Read, code: Code, note: string, shoreA = code.shoreA): readonly Piece[] => {
  const family = familyPiece(read, code.materials, code.grade, note);
  return [...(family ? [family] : []), ...(shoreA === null ? [] : [hardnessPiece(shoreA, note)])];
};

/** Returns the longest code whose name starts at the position. */
const codeAt = (read: Read, at: number): { readonly code: Code; readonly next: number } | null => {
  const { byName } = codeTable();
  let key = '';
  let best: { readonly code: Code; readonly next: number } | null = null;
  for (let next = at; next < read.tokens.length && next - at < LONGEST_NAME; next++) {
    const token = read.tokens[next];
    if (token === undefined || (token.kind === 'sign' && token.text !== '-' && token.text !== '/')) break;
    if (token.kind === 'sign') continue;
    key += token.text;
    const code = byName.get(key);
    if (code && !goesOn(read, next)) best = { code, next: next + 1 };
  }
  return best;
};

/** Returns whether letters or digits directly follow the token. */
const goesOn = ({ tokens }: Read, at: number): boolean =>
  tokens[at + 1]?.glued === true && tokens[at + 1]?.kind !== 'sign';

/** Skips words before a class: `type I class 2`, `class 2`, `rev 6`. */
const classAt = (read: Read, at: number, code: Code): { readonly shoreA: number | null; readonly next: number } => {
  const type = isAt(read, at, 'type') ? at + 2 : at;
  if (!isAt(read, type, 'class', 'cl')) return { shoreA: code.shoreA, next: at };
  const shoreA = code.classes.get(digitsAt(read, type + 1) ?? '');
  return shoreA === undefined ? { shoreA: code.shoreA, next: at } : { shoreA, next: type + 2 };
};

const DASH = /^\d{1,3}$/;
const MATERIALS_OFFERED = ['NBR', 'FKM', 'EPDM', 'VMQ'];

/** Skips a slash number that is not in the table: `M25732/2-214`. */
const pastSlash = (read: Read, at: number): number =>
  isGlued(read, at, '/') && digitsAt(read, at + 1) !== null ? at + 2 : at;

const partFound = (read: Read, code: Code, from: number): Found => {
  const slashed = pastSlash(read, from);
  const lettered = skipWords(read, skipWords(read, slashed, '-'), 'p');
  const dash = skipWords(read, lettered, '-');
  const digits = digitsAt(read, dash) ?? '';
  const isUnlisted = slashed !== from;
  const note = `${noteOf(code, code.name)}${isUnlisted ? ' The slash number is not in our table.' : ''}`;
  const rubber = rubberOf(read, code, note);
  const isSize = DASH.test(digits) && (dash !== from || read.tokens[dash]?.glued !== true);
  if (!isSize || code.dashOf === null) return { next: from, pieces: rubber, note };
  const after = read.tokens[dash + 1];
  const next = after?.glued === true && after.kind === 'word' && after.text.length === 1 ? dash + 2 : dash + 1;
  const number = code.dashOf(Number(digits));
  const size = number === null ? null : sizeOfDash(read, String(number).padStart(3, '0'));
  if (size === null) return { next, pieces: [...rubber, noSizePiece(read, from - 1, next)], note };
  const found = { next, pieces: [...rubber, size], note };
  if (rubber.length > 0) return found;
  return {
    ...found,
    note: `${code.name}: ${code.meaning.split(':')[0]}.`,
    ask: {
      question: `${code.name} does not tell the material. Which one?`,
      choices: MATERIALS_OFFERED.map((name) => ({ text: name, instead: `${size.text} ${name}` })),
    },
  };
};

/** `JIS W 1516 P-28`: aircraft sizes. JIS B 2401 has different sizes with the same letter. */
const aircraft = (read: Read, at: number): Found | null => {
  if (!isAt(read, at, 'jis') || !isAt(read, at + 1, 'w')) return null;
  const number = skipWords(read, at + 2, '-');
  if (digitsAt(read, number) !== '1516') return null;
  const code = codeTable().byName.get('an6227');
  const letter = skipWords(read, skipWords(read, number + 1, '-', ':'), 'p');
  const digit = skipWords(read, letter, '-');
  const digits = digitsAt(read, digit);
  const dash = digits === null ? null : (code?.dashOf?.(Number(digits)) ?? null);
  const size = dash === null ? null : sizeOfDash(read, String(dash).padStart(3, '0'));
  if (size === null) return null;
  const other = japaneseSize(read, `p${digits}`);
  return {
    next: digit + 1,
    pieces: [size],
    note: `JIS W 1516 P-${digits} is ${size.text}, as AN6227-${digits}.`,
    ask: {
      question: `Is the aircraft size of JIS W 1516 meant${other ? `, or ${other.text} of JIS B 2401, which is another ring` : ''}?`,
      choices: [size, ...(other ? [other] : [])].map(({ text }) => ({ text, instead: text })),
    },
  };
};

/** Specifications and military part numbers: `MS28775-214`, `MIL-R-83248 class 2`, `AMS7276`, `N0674-70`. */
const named: Reader = (read, at) => {
  const found = codeAt(read, at);
  if (!found) return null;
  const { code, next } = found;
  if (code.kind === 'part') return partFound(read, code, next);
  const { shoreA, next: end } = classAt(read, next, code);
  const note = noteOf(code, code.name);
  const pieces = rubberOf(read, code, note, shoreA);
  return pieces.length === 0 ? null : { next: end, pieces, note };
};

const COMPOUND_NUMBER = /^\d{3,5}$/;
const COMPOUND_HARDNESS = /^[3-9]\d$/;

/** A maker's compound number: letters for the polymer, a number, and the hardness after a hyphen: `V1164-75`. */
const lettered: Reader = (read, at) => {
  const [letters, number] = [read.tokens[at], read.tokens[at + 1]];
  const code = letters?.kind === 'word' ? codeTable().byLetters.get(letters.text) : undefined;
  if (code === undefined || number?.glued !== true || !COMPOUND_NUMBER.test(number.text)) return null;
  if (japaneseSize(read, `${letters?.text}${number.text}`)) return null;
  const hyphen = at + 2;
  const hardness = digitsAt(read, at + 3) ?? '';
  if (!isGlued(read, hyphen, '-') || read.tokens[at + 3]?.glued !== true || !COMPOUND_HARDNESS.test(hardness))
    return null;
  if (goesOn(read, at + 3)) return null;
  const name = `${letters?.text}${number.text}-${hardness}`.toUpperCase();
  const note = noteOf(code, name);
  return { next: at + 4, pieces: rubberOf(read, code, note, Number(hardness)), note };
};

const CALL_OUT_NUMBER = /^[3-9]\d{2}$/;

/** A line call-out of ASTM D2000: `M2HK714`. The first digit after the letters is the hardness. */
const callOut: Reader = (read, at) => {
  const metric = skipWords(read, at, 'm');
  const grade = digitsAt(read, metric) ?? '';
  const pair = read.tokens[metric + 1];
  const code = pair?.glued === true ? codeTable().callOuts.get(pair.text) : undefined;
  const digits = digitsAt(read, metric + 2) ?? '';
  if (!/^[1-9]$/.test(grade) || code === undefined || !isGlued(read, metric + 2, digits)) return null;
  if (!CALL_OUT_NUMBER.test(digits)) return null;
  const name = `${metric === at ? '' : 'M'}${grade}${code.name}${digits}`;
  const note = `${name} is an ASTM D2000 call-out: ${code.name} is usually ${code.materials.join(' or ').toUpperCase()}. Its heat, oil and suffix requirements are not checked.${unconfirmed(code)}`;
  return { next: metric + 3, pieces: rubberOf(read, code, note, Number(digits[0]) * 10), note };
};

/** Returns a class of JIS B 2401 at the position, and its end. */
const jisClassAt = (read: Read, at: number): { readonly code: Code; readonly next: number } | null => {
  const from = skipWords(read, at, 'class', 'type');
  const digits = digitsAt(read, from) ?? '';
  const letter = read.tokens[from + 1];
  const word = letter?.glued === true && letter.kind === 'word' ? letter.text.replace('種', '') : '';
  const { jisClasses } = codeTable();
  const whole = word === '' ? undefined : jisClasses.get(`${digits}${word}`);
  if (whole) return { code: whole, next: from + 2 };
  const isPlain = letter?.glued !== true || letter.text === '種';
  const plain = isPlain ? jisClasses.get(digits) : undefined;
  return plain ? { code: plain, next: letter?.glued === true && letter.text === '種' ? from + 2 : from + 1 } : null;
};

/** Returns whether a JIS size starts at the position. */
const isJapanese = (read: Read, at: number): boolean => {
  const letter = read.tokens[at]?.text ?? '';
  const digit = skipWords(read, at + 1, '-');
  return japaneseSize(read, `${letter}${digitsAt(read, digit) ?? ''}`) !== null;
};

/** `JIS B 2401 1A P26`, `4C P30`: a class counts only before or after a JIS size. */
const jisClass: Reader = (read, at) => {
  let from = at;
  if (isAt(read, at, 'jis')) {
    from = skipWords(read, skipWords(read, at + 1, '-'), 'b');
    from = skipWords(read, skipWords(read, skipWords(read, from, '-'), '2401'), '-', ':');
  }
  const found = jisClassAt(read, from);
  const isBeside =
    [2, 3].some((back) => isJapanese(read, at - back)) ||
    isJapanese(read, skipWords(read, found?.next ?? at, '-', ','));
  if (!found || !isBeside) return null;
  const note = noteOf(found.code, `JIS class ${found.code.name}`);
  return { next: found.next, pieces: rubberOf(read, found.code, note), note };
};

/** Codes that identify a material, hardness or size by a table. */
export const codes: readonly Reader[] = [aircraft, jisClass, named, lettered, callOut];
