import { type ContentElement, type ContentEntry, parseElements, parseEntry } from '../../domain/content/entry.ts';
import { blockDeclarations } from '../declarations.gen.ts';
import type { BlockDeclaration, Inputs } from '../define-block.ts';

type Options = Readonly<Record<string, unknown>>;

const declarations: ReadonlyMap<string, BlockDeclaration> = new Map(
  blockDeclarations.map((declaration) => [declaration.name, declaration as BlockDeclaration]),
);

/** The declaration of an element's block; undefined: it is a plain box, or names a block that does not exist here. */
export const declarationOf = ({ component }: ContentElement): BlockDeclaration | undefined =>
  declarations.get(component?.name ?? '');

/** The content of a Symbol block's options; null when the service did not put it in. */
export const symbolOf = (options: Options): ContentEntry | null => {
  const { symbol } = options;
  return parseEntry(typeof symbol === 'object' && symbol !== null ? (symbol as { content?: unknown }).content : null);
};

const itemsOf = (value: unknown): readonly Options[] =>
  (Array.isArray(value) ? value : []).filter((item): item is Options => typeof item === 'object' && item !== null);

/** The elements in the areas that a block's inputs declare: columns, what a form says after it was sent. */
const inAreas = (inputs: Inputs, options: Options): readonly ContentElement[] =>
  Object.entries(inputs).flatMap(([name, input]) => {
    if (input.type === 'blocks') return parseElements(options[name]);
    return input.type === 'list' ? itemsOf(options[name]).flatMap((item) => inAreas(input.fields, item)) : [];
  });

/**
 * The elements shown inside an element, in the order they are shown: in its areas, in its symbol, dropped into it. What
 * stands in a block that takes none is not shown.
 */
const nestedElements = (element: ContentElement): readonly ContentElement[] => {
  const { component, children } = element;
  if (component === undefined) return children;
  const declaration = declarationOf(element);
  if (declaration === undefined) return [];
  return [
    ...inAreas(declaration.inputs, component.options),
    ...(declaration.name === 'Symbol' ? (symbolOf(component.options)?.data.blocks ?? []) : []),
    ...(declaration.hasChildren ? children : []),
  ];
};

/** All elements of a page, those inside others too. */
export const everyElement = (elements: readonly ContentElement[]): readonly ContentElement[] =>
  elements.flatMap((element) => [element, ...everyElement(nestedElements(element))]);
