/* Fields that a form sends in addition to its labeled inputs. Only control fields start with an underscore. */

/**
 * Idempotency key that the server generates for every rendered form: submitting the same form twice creates one record.
 */
export const KEY_FIELD = '_key';
/** Version of the quote's reply that an acceptance refers to: `answeredAt` of the quote. */
export const ANSWER_FIELD = '_answer';
/** Number of an accepted line; repeated for each. */
export const LINE_FIELD = 'line';
/** Button that shows the total of the selected lines instead of accepting them, for visitors without JavaScript. */
export const TOTAL_FIELD = '_total';
/** Path of the page with the form, which is rendered again when validation fails. */
export const PAGE_FIELD = '_page';
/** ID of the form's block, for pages with several forms. */
export const BLOCK_FIELD = '_block';
/** Path of the redirect after success. */
export const NEXT_FIELD = '_next';
/** Units of the number fields: `mm` or `in`, `C` or `F`. */
export const LENGTH_FIELD = '_length';
export const TEMPERATURE_FIELD = '_temperature';
/** Honeypot: hidden from people, filled in by bots that complete every field. */
export const TRAP_FIELD = '_website';

/** A form that failed validation, as its page renders it again. */
export interface FailedForm {
  readonly blockId: string;
  readonly formType: string;
  /** null: the form's default message. */
  readonly message: string | null;
  /** Typed text by field name. */
  readonly texts: Readonly<Record<string, string>>;
  /** Error message by field name. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Values of the request that the forms of a page need. */
export interface PageForms {
  readonly key: string;
  readonly failed: FailedForm | null;
}
