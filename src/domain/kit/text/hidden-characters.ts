/**
 * Line and paragraph separators, controls, format characters such as bidirectional marks and zero-width spaces, and
 * unassigned code points.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/u;
const ALL_HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu;

/**
 * Explicit bidirectional embeddings, overrides and isolates, which make text display in another order than it is
 * stored.
 */
const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/;

/** Returns whether a one-line text has an invisible character, or one that changes how the rest is displayed. */
export const hasHiddenCharacter = (text: string): boolean => HIDDEN.test(text);

/** Returns whether a multi-line text has a character that reorders the display. Joiners, as in emoji, are allowed. */
export const hasBidiControl = (text: string): boolean => BIDI_CONTROL.test(text);

/** Replaces runs of hidden characters with one space. @example withoutHidden('70\u200B Shore') // '70 Shore' */
export const withoutHidden = (text: string): string => text.replace(ALL_HIDDEN, ' ');

/** Returns the error message for a field with hidden characters. @example hiddenCharacterProblem('Name') */
export const hiddenCharacterProblem = (label: string): string =>
  `“${label}” holds invisible characters. Delete the text and type it again`;
