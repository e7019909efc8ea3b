/**
 * A string from the request URL, or derived from one. Because a link can bring any text to a page, it is always escaped for display. It is not a string type, so code that expects one (a URL, a style, an attribute) ignores it.
 */
export class VisitorText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The plain string, for text and comparisons. */
  get text(): string {
    return this.#text;
  }
}

/**
 * Returns a value with visitor strings converted to plain ones, for comparisons and conditions, which do not display
 * them.
 */
export const plainOf = (value: unknown): unknown => (value instanceof VisitorText ? value.text : value);

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a string as HTML that displays it literally. */
export const textAsHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => HTML[sign] ?? '');

/** Marks the parameters of a URL as visitor strings. */
export const visitorTexts = (values: Readonly<Record<string, string>>): Readonly<Record<string, VisitorText>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, new VisitorText(value)]));
