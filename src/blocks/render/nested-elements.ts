import { type ContentElement, parseElements } from '../../domain/site/content/element.ts';
import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';
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
 * stands in a block that takes none is not shown; of a block that does not exist here its children are.
 */
const nestedElements = (element: ContentElement): readonly ContentElement[] => {
  const { component, children } = element;
  if (component === undefined) return children;
  const declaration = declarationOf(element);
  if (declaration === undefined) return children;
  return [
    ...inAreas(declaration.inputs, component.options),
    ...(declaration.name === 'Symbol' ? (symbolOf(component.options)?.data.blocks ?? []) : []),
    // A slot holds what the page put into the shared blocks.
    ...(declaration.hasChildren || declaration.name === 'Slot' ? children : []),
  ];
};

type Change = (elements: readonly ContentElement[]) => readonly ContentElement[];

const changedItem = (inputs: Inputs, item: unknown, change: Change): unknown =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? changedAreas(inputs, item as Options, change)
    : item;

/** Options with other elements in their areas; options without areas are the same object. */
const changedAreas = (inputs: Inputs, options: Options, change: Change): Options => {
  const areas = Object.entries(inputs).flatMap(([name, input]): (readonly [string, unknown])[] => {
    const value = options[name];
    if (!Array.isArray(value) || (input.type !== 'blocks' && input.type !== 'list')) return [];
    if (input.type === 'blocks') return [[name, change(parseElements(value))]];
    return [[name, value.map((item) => changedItem(input.fields, item, change))]];
  });
  return areas.length === 0 ? options : { ...options, ...Object.fromEntries(areas) };
};

/** An element with other elements in the areas of its options: in columns, tabs, the messages of a form. */
export const withAreas = (element: ContentElement, change: Change): ContentElement => {
  const { component } = element;
  const declaration = declarationOf(element);
  if (component === undefined || declaration === undefined) return element;
  const options = changedAreas(declaration.inputs, component.options, change);
  return options === component.options ? element : { ...element, component: { ...component, options } };
};

/** All elements of a page, those inside others too. */
export const everyElement = (elements: readonly ContentElement[]): readonly ContentElement[] =>
  elements.flatMap((element) => [element, ...everyElement(nestedElements(element))]);

/** Whether fixed flags hide an element from everyone. Flags that an expression sets depend on the visitor. */
const isHiddenFromAll = ({ hide, show, bindings = {} }: ContentElement): boolean =>
  (hide === true && bindings.hide === undefined) || (show === false && bindings.show === undefined);

/** All elements of a page that some visitor may see: without those that are hidden from everyone, and what is inside them. */
export const everyPublicElement = (elements: readonly ContentElement[]): readonly ContentElement[] =>
  elements
    .filter((element) => !isHiddenFromAll(element))
    .flatMap((element) => [element, ...everyPublicElement(nestedElements(element))]);
