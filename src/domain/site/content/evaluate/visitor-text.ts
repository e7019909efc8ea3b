/**
 * A string that comes from the URL of the request, or was put together with one. A link may bring any text to a page, so it
 * is only ever shown as text. It is no string: whatever expects one (an address, a style, an attribute) leaves it out.
 */
export class VisitorText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The string itself, for text and for comparisons. */
  get text(): string {
    return this.#text;
  }
}

/** A value with strings of visitors as plain ones: for comparisons and conditions, which show nothing of them. */
export const plainOf = (value: unknown): unknown => (value instanceof VisitorText ? value.text : value);

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A string as HTML that shows it as it is written. */
export const textAsHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => HTML[sign] ?? '');

/** Marks the parameters of a URL as strings of the visitor. */
export const visitorTexts = (values: Readonly<Record<string, string>>): Readonly<Record<string, VisitorText>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, new VisitorText(value)]));
