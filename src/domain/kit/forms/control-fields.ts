/*
 * What a form sends besides its own fields. The names start with an underscore, which no field's name does.
 */

/** Made by the server for every form it sends out: the same form sent twice is one record. */
export const KEY_FIELD = '_key';
/** Version of the answer that a quote's acceptance is about: `answeredAt` of the quote. */
export const ANSWER_FIELD = '_answer';
/** Path of the page the form stands on: it is shown again when something is wrong. */
export const PAGE_FIELD = '_page';
/** The block that the form is, for pages with several. */
export const BLOCK_FIELD = '_block';
/** Path to go to after success. */
export const NEXT_FIELD = '_next';
/** Units of the number fields: `mm` or `in`, `C` or `F`. */
export const LENGTH_FIELD = '_length';
export const TEMPERATURE_FIELD = '_temperature';
/** Nobody sees it; programs that fill in every field betray themselves. */
export const TRAP_FIELD = '_website';

/** A failed form as its page shows it again. */
export interface FailedForm {
  readonly blockId: string;
  readonly formType: string;
  /** null: the form's own default text. */
  readonly message: string | null;
  /** What was typed, by field name. */
  readonly texts: Readonly<Record<string, string>>;
  /** What to do, by field name. */
  readonly problems: Readonly<Record<string, string>>;
}

/** What forms on a page need of the request. */
export interface PageForms {
  readonly key: string;
  readonly failed: FailedForm | null;
}
