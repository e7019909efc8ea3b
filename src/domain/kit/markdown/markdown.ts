import { withoutHidden } from '../text/hidden-characters.ts';

/**
 * Markdown source. Only the functions of this folder create it, and they escape every plain string, so that text from
 * outside never becomes a link, an emphasis, HTML or a row of a table.
 */
export class Markdown {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

/** Text that is escaped, or Markdown that is not. */
export type Inline = string | Markdown;

/** Characters with a meaning inside a line of CommonMark or GFM, and those that begin a link to a host or a mailbox. */
const SPECIAL = /[\\`*_[\]<>|~@]|&(?=[#\w]+;)|:(?<=(?:https?|ftp|xmpp|mailto):)|\.(?<=www\.)/gi;
const ANY_SPACE = /\s+/g;

/** Most texts have only such characters, and testing for them is faster than replacing nothing. */
const IS_USUAL = /^[ -~\u00a1-\u00ac\u00ae-\u017f\u2010-\u201f\u2026\u2212\u2300]*$/;

/** Returns text as one line without invisible characters. */
export const plainLine = (text: string): string =>
  IS_USUAL.test(text) && !text.includes('  ') ? text : withoutHidden(text).replace(ANY_SPACE, ' ');

/** Returns plain text as Markdown: one line, in which no character has a meaning. */
export const escapeText = (text: string): string => plainLine(text).replace(SPECIAL, String.raw`\$&`);

/** Returns the source of text or Markdown. */
export const sourceOf = (inline: Inline): string => (inline instanceof Markdown ? inline.source : escapeText(inline));

/** Whether nothing is left of a text. */
export const isBlank = (inline: Inline): boolean => (inline instanceof Markdown ? inline.source : inline).trim() === '';

/** A template of Markdown: the template is Markdown, its strings are escaped. @example md`**ID** ${text}` */
export const md = (template: TemplateStringsArray, ...values: readonly Inline[]): Markdown =>
  new Markdown(template.reduce((source, piece, at) => source + sourceOf(values[at - 1] ?? '') + piece));

/** Joins inline pieces. Empty ones are left out. */
export const joinInline = (pieces: readonly Inline[], separator: string): Markdown =>
  new Markdown(
    pieces
      .map(sourceOf)
      .filter((source) => source !== '')
      .join(separator),
  );

const LINKED = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;
/** Everything that ends the target of a link, and everything but printable ASCII. */
const TO_ENCODE = /[^\x21-\x7e]|[()<>\\|`"'[\]]/gu;

/** Characters that `encodeURIComponent` leaves as they are. */
const encoded = (character: string): string => {
  const code = encodeURIComponent(character);
  return code === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : code;
};

/** Returns the target of a link, or `null` if it is not a URL that a page may link to. */
const targetOf = (href: string): string | null => {
  const trimmed = href.trim();
  return LINKED.test(trimmed) ? trimmed.toWellFormed().replace(TO_ENCODE, encoded) : null;
};

/** A link, or only its label if a page must not link to the URL. */
export const linkTo = (label: Inline, href: string): Markdown => {
  const target = targetOf(href);
  const source = sourceOf(label).trim();
  if (target === null || source === '') return new Markdown(source);
  // Readers of Markdown do not link mailboxes inside a link, so `@` needs no escape there.
  return new Markdown(`[${source.replaceAll(String.raw`\@`, '@')}](${target})`);
};

/** A picture with its text alternative; empty without one. */
export const picture = (alt: string, src: string): Markdown => {
  const target = targetOf(src);
  const source = escapeText(alt).trim();
  return new Markdown(target === null || source === '' ? '' : `![${source}](${target})`);
};

/** Bold text. */
export const bold = (inline: Inline): Markdown => {
  const source = sourceOf(inline).trim();
  return new Markdown(source === '' ? '' : `**${source}**`);
};

/** Literal code. Backticks, which cannot be escaped inside, become apostrophes. */
export const code = (text: string): Markdown => {
  const literal = plainLine(text).replaceAll('`', "'").replaceAll('|', String.raw`\|`).trim();
  return new Markdown(literal === '' ? '' : `\`${literal}\``);
};
