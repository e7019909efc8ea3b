import type { Token } from '../tokens.ts';

const JIS_LETTERS = ['p', 'g', 's', 'v'];
const LABEL_NUMBER = 4;
const DASH_NUMBER = 3;
const JOINTS = new Set(['-', '_', '/']);
/** Words directly attached to a number of pieces: `x100`, `qty50`. */
const GLUED_LABELS = new Set(['x', 'qty', 'pcs', 'ea', 'each']);

/** Returns whether a number belongs to the code before it: `FK7502-214`, `2-214`, `NB7009 214`, `P26`, `AS568 214`. */
export const isPartOfCode = (tokens: readonly Token[], at: number): boolean => {
  const [token, one, two] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (token?.kind !== 'number' || !one) return false;
  if (one.kind === 'word') {
    const isLetter = JIS_LETTERS.includes(one.text);
    return token.glued ? !GLUED_LABELS.has(one.text) && one.text.length < LABEL_NUMBER + 1 : isLetter;
  }
  if (token.glued && one.glued && JOINTS.has(one.text)) {
    const isDash = token.text.length === DASH_NUMBER && one.text !== '/';
    return two?.kind === 'word' || (two?.kind === 'number' && (isDash || two.text.length >= LABEL_NUMBER));
  }
  // A dash number separated by a space from a compound or a standard.
  const isHead = one.kind === 'number' && (one.text === '568' || one.text.length >= LABEL_NUMBER);
  return isHead && token.text.length === DASH_NUMBER && /^\d+$/.test(one.text);
};

/** Returns whether a code continues directly at the position: `2` of `2-214`, `FK7502`, `214B`. */
export const startsCode = (tokens: readonly Token[], at: number): boolean => {
  const [token, follower] = [tokens[at], tokens[at + 1]];
  if (token?.glued !== true) return false;
  if (token.text === '-' || token.text === '_') return follower?.glued === true;
  return (
    token.kind === 'number' || token.text === "'" || token.text === '"' || token.text === '%' || token.text === '°'
  );
};

/** Returns whether the text has a size before that token: a pair of lengths or a dash number. */
export const isSizeBefore = (tokens: readonly Token[], before: number): boolean => {
  for (let at = 1; at < before; at++) {
    const [token, sign] = [tokens[at], tokens[at - 1]];
    if (token?.kind !== 'number') continue;
    if (sign?.text === 'x' && tokens[at - 2]?.kind !== 'word') return true;
    const isJapanese = JIS_LETTERS.includes(sign?.text ?? '');
    if ((isJapanese || token.text.length >= DASH_NUMBER) && isPartOfCode(tokens, at)) return true;
  }
  return false;
};
