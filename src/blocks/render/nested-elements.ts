import { type ContentElement, parseElements } from '../../domain/site/content/element.ts';
import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';
import { blockDeclarations } from '../declarations.gen.ts';
import type { BlockDeclaration, Inputs } from '../define-block.ts';

type Options = Readonly<Record<string, unknown>>;

const declarations: ReadonlyMap<string, BlockDeclaration> = new Map(
  blockDeclarations.map((declaration) => [declaration.name, declaration as BlockDeclaration]),
);

/** Returns the declaration of an element's block, or undefined for a plain box or an unknown block. */
export const declarationOf = ({ component }: ContentElement): BlockDeclaration | undefined =>
  declarations.get(component?.name ?? '');

/** Returns the content in a Symbol block's options, or `null` if the service did not include it. */
export const symbolOf = (options: Options): ContentEntry | null => {
  const { symbol } = options;
  return parseEntry(typeof symbol === 'object' && symbol !== null ? (symbol as { content?: unknown }).content : null);
};

const itemsOf = (value: unknown): readonly Options[] =>
  (Array.isArray(value) ? value : []).filter((item): item is Options => typeof item === 'object' && item !== null);

/**
 * Returns the elements in the areas that a block's inputs declare: columns, or the message of a form after submission.
 */
const inAreas = (inputs: Inputs, options: Options): readonly ContentElement[] =>
  Object.entries(inputs).flatMap(([name, input]) => {
    if (input.type === 'blocks') return parseElements(options[name]);
    return input.type === 'list' ? itemsOf(options[name]).flatMap((item) => inAreas(input.fields, item)) : [];
  });

/**
 * Returns the elements shown inside an element, in display order: in its areas, in its symbol, and its children. The
 * children of a block that accepts none are not shown; those of an unknown block are.
 */
const nestedElements = (element: ContentElement): readonly ContentElement[] => {
  const { component, children } = element;
  if (component === undefined) return children;
  const declaration = declarationOf(element);
  if (declaration === undefined) return children;
  return [
    ...inAreas(declaration.inputs, component.options),
    ...(declaration.name === 'Symbol' ? (symbolOf(component.options)?.data.blocks ?? []) : []),
    // The children of a Slot are the blocks that the page passed to the shared blocks.
    ...(declaration.hasChildren || declaration.name === 'Slot' ? children : []),
  ];
};

type Change = (elements: readonly ContentElement[]) => readonly ContentElement[];

const changedItem = (inputs: Inputs, item: unknown, change: Change): unknown =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? changedAreas(inputs, item as Options, change)
    : item;

/** Returns options with changed elements in their areas. Returns the same object if there are no areas. */
const changedAreas = (inputs: Inputs, options: Options, change: Change): Options => {
  const areas = Object.entries(inputs).flatMap(([name, input]): (readonly [string, unknown])[] => {
    const value = options[name];
    if (!Array.isArray(value) || (input.type !== 'blocks' && input.type !== 'list')) return [];
    if (input.type === 'blocks') return [[name, change(parseElements(value))]];
    return [[name, value.map((item) => changedItem(input.fields, item, change))]];
  });
  return areas.length === 0 ? options : { ...options, ...Object.fromEntries(areas) };
};

/** Returns an element with changed elements in the areas of its options: in columns, tabs, and form messages. */
export const withAreas = (element: ContentElement, change: Change): ContentElement => {
  const { component } = element;
  const declaration = declarationOf(element);
  if (component === undefined || declaration === undefined) return element;
  const options = changedAreas(declaration.inputs, component.options, change);
  return options === component.options ? element : { ...element, component: { ...component, options } };
};

/** Returns all elements of a page, including nested ones. */
export const everyElement = (elements: readonly ContentElement[]): readonly ContentElement[] =>
  elements.flatMap((element) => [element, ...everyElement(nestedElements(element))]);

/** Reports whether static flags hide an element from all visitors. Flags set by an expression depend on the visitor. */
const isHiddenFromAll = ({ hide, show, bindings = {} }: ContentElement): boolean =>
  (hide === true && bindings.hide === undefined) || (show === false && bindings.show === undefined);

/**
 * Returns all elements of a page that some visitor can see. Omits elements that are hidden from all visitors, and their
 * descendants.
 */
export const everyPublicElement = (elements: readonly ContentElement[]): readonly ContentElement[] =>
  elements
    .filter((element) => !isHiddenFromAll(element))
    .flatMap((element) => [element, ...everyPublicElement(nestedElements(element))]);
