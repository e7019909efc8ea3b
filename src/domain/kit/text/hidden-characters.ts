/** Line and paragraph ends, controls, format characters such as bidirectional marks and zero-width spaces, and code points without a meaning. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/u;
const ALL_HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu;

/** Explicit bidirectional embeddings, overrides and isolates: they let text read otherwise than it is stored. */
const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/;

/** Whether a one-line text holds a character that nobody sees, or one that changes how the rest is shown. */
export const hasHiddenCharacter = (text: string): boolean => HIDDEN.test(text);

/** Whether a text of several lines holds a character that reorders what is shown. Joiners, as in emoji, may stay. */
export const hasBidiControl = (text: string): boolean => BIDI_CONTROL.test(text);

/** Replaces runs of hidden characters by one space. @example withoutHidden('70\u200B Shore') // '70 Shore' */
export const withoutHidden = (text: string): string => text.replace(ALL_HIDDEN, ' ');

/** What to do about a field with hidden characters. @example hiddenCharacterProblem('Name') */
export const hiddenCharacterProblem = (label: string): string =>
  `“${label}” holds invisible characters. Delete the text and type it again`;
