import { isRecord } from '../../domain/kit/schema/json-object.ts';
import { type ContentElement, withNotes } from '../../domain/site/content/element.ts';
import { notFromUrl } from '../../domain/site/content/evaluate/bind.ts';
import { textAsHtml, VisitorText } from '../../domain/site/content/evaluate/visitor-text.ts';
import type { Input, Inputs } from '../define-block.ts';
import { declarationOf } from './nested-elements.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * Returns a string from the URL in the form that an input accepts: plain text, or escaped text for rich text. Returns
 * `null` for other inputs.
 */
const textFor = (input: Input | undefined, { text }: VisitorText): string | null => {
  switch (input?.type) {
    case 'text':
    case 'longText':
      // A text with a pattern is a size, which becomes a style.
      return input.pattern === undefined ? text : null;
    case 'richText':
      return textAsHtml(text);
    default:
      return null;
  }
};

const readItem = (fields: Inputs, item: unknown, path: string, refused: string[]): unknown =>
  isRecord(item) ? readOptions(fields, item, path, refused) : item;

const readValue = (input: Input | undefined, value: unknown, path: string, refused: string[]): unknown => {
  if (value instanceof VisitorText) {
    const text = textFor(input, value);
    if (text === null) refused.push(path);
    return text ?? undefined;
  }
  if (input?.type !== 'list' || !Array.isArray(value)) return value;
  const items = value.map((item: unknown, index) => readItem(input.fields, item, `${path}.${index}`, refused));
  return items.some((item, index) => item !== value[index]) ? items : value;
};

/**
 * Returns options in which strings from the URL are replaced by plain text or removed. Returns the same object if it
 * contains no such string. Adds the paths of removed strings to `refused`.
 */
const readOptions = (inputs: Inputs, options: Options, path: string, refused: string[]): Options => {
  const changed = Object.entries(options).flatMap(([name, value]): (readonly [string, unknown])[] => {
    const read = readValue(Object.hasOwn(inputs, name) ? inputs[name] : undefined, value, `${path}.${name}`, refused);
    return read === value ? [] : [[name, read]];
  });
  return changed.length === 0 ? options : { ...options, ...Object.fromEntries(changed) };
};

/**
 * Returns an element whose options contain no raw strings from the visitor. Text inputs get plain text. In all other
 * inputs (links, pictures, code, sizes, undeclared options) the strings are removed and noted for staff.
 */
export const withVisitorTexts = (element: ContentElement): ContentElement => {
  const { component } = element;
  if (component === undefined) return element;
  const refused: string[] = [];
  const options = readOptions(declarationOf(element)?.inputs ?? {}, component.options, 'component.options', refused);
  if (options === component.options) return element;
  return withNotes({ ...element, component: { ...component, options } }, refused.map(notFromUrl));
};
