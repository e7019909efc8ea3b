import { type ContentElement, type ContentEntry, parseElements, parseEntry } from '../../domain/content/entry.ts';

/** The content of a Symbol block's options; null when the service did not put it in. */
export const symbolOf = (options: Readonly<Record<string, unknown>>): ContentEntry | null => {
  const { symbol } = options;
  return parseEntry(typeof symbol === 'object' && symbol !== null ? (symbol as { content?: unknown }).content : null);
};

/** The elements inside an element: dropped into it, in its columns, in its symbol. In the order they are shown. */
export const nestedElements = ({ component, children }: ContentElement): readonly ContentElement[] => {
  const options = component?.options ?? {};
  const inColumns = Array.isArray(options.columns)
    ? options.columns.flatMap((column: { blocks?: unknown } | null) => parseElements(column?.blocks))
    : [];
  return [...inColumns, ...(symbolOf(options)?.data.blocks ?? []), ...children];
};

/** All elements of a page, those inside others too. */
export const everyElement = (elements: readonly ContentElement[]): readonly ContentElement[] =>
  elements.flatMap((element) => [element, ...everyElement(nestedElements(element))]);
