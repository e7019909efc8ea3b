import { isRecord, type JsonObject } from '../../../domain/kit/schema/json-object.ts';

/*
 * Blocks of a page as an immutable tree of JSON. An area is a list of elements: the page's top-level list, the children
 * of a block, or any list of elements in a block's options.
 */

/** An element in the format of the content API. */
export interface EditedElement {
  readonly '@type': '@builder.io/sdk:Element';
  readonly id: string;
  readonly layerName?: string;
  readonly component?: { readonly name: string; readonly options: Readonly<Record<string, unknown>> };
  readonly children?: readonly EditedElement[];
  readonly [other: string]: unknown;
}

/** Position of an area: `path` within the element `parentId`, or within the page if that is null. */
export type Area = { readonly parentId: string; readonly path: string } | null;

const isElement = (value: unknown): value is EditedElement =>
  isRecord(value) && typeof value.id === 'string' && value['@type'] === '@builder.io/sdk:Element';

const isArea = (value: readonly unknown[]): value is readonly EditedElement[] =>
  value.length > 0 && value.every(isElement);

/** Shared blocks are edited in their section. */
const isForeign = (name: string): boolean => name === 'symbol';

const changeAreas = (value: unknown, change: (area: readonly EditedElement[]) => readonly EditedElement[]): unknown => {
  if (Array.isArray(value)) return (isArea(value) ? change(value) : value).map((one) => changeAreas(one, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isForeign(name) ? one : changeAreas(one, change)]),
  );
};

type Blocks = readonly EditedElement[];

const changed = (blocks: Blocks, change: (area: Blocks) => Blocks): Blocks => changeAreas(blocks, change) as Blocks;

/** Returns every element with its depth, in page order. */
export const everyBlock = (
  value: unknown,
  depth = 0,
): { readonly element: EditedElement; readonly depth: number }[] => {
  if (Array.isArray(value)) return value.flatMap((one) => everyBlock(one, depth));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value)
    .filter(([name]) => !isForeign(name))
    .flatMap(([, one]) => everyBlock(one, isElement(value) ? depth + 1 : depth));
  return isElement(value) ? [{ element: value, depth }, ...inner] : inner;
};

export const findBlock = (blocks: Blocks, id: string): EditedElement | null =>
  everyBlock(blocks).find(({ element }) => element.id === id)?.element ?? null;

/** Returns the blocks with `change` applied to the element with `id`. */
export const changeBlock = (blocks: Blocks, id: string, change: (element: EditedElement) => EditedElement): Blocks =>
  changed(blocks, (area) => area.map((one) => (one.id === id ? change(one) : one)));

export const removeBlock = (blocks: Blocks, id: string): Blocks =>
  changed(blocks, (area) => area.filter((one) => one.id !== id));

/** Moves an element up (−1) or down (1) by one position in its area. At the ends of the area it does not move. */
export const moveBlock = (blocks: Blocks, id: string, by: -1 | 1): Blocks =>
  changed(blocks, (area) => {
    const from = area.findIndex((one) => one.id === id);
    const other = area[from + by];
    const moved = area[from];
    if (moved === undefined || other === undefined) return area;
    return area.map((one, index) => (index === from ? other : index === from + by ? moved : one));
  });

/** Returns a copy of a value with another value set at a dotted path. Lists are addressed by index. */
const setAt = (value: unknown, path: readonly string[], set: (before: unknown) => unknown): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return set(value);
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === head ? setAt(one, rest, set) : one));
  const object = isRecord(value) ? value : {};
  return { ...object, [head]: setAt(object[head], rest, set) };
};

/** Adds an element at the end of an area, or at the end of the page if the area no longer exists. */
export const addToArea = (blocks: Blocks, area: Area, element: EditedElement): Blocks =>
  area === null || findBlock(blocks, area.parentId) === null
    ? [...blocks, element]
    : changeBlock(
        blocks,
        area.parentId,
        (parent) =>
          setAt(parent, area.path.split('.'), (before) => [
            ...(Array.isArray(before) ? before : []),
            element,
          ]) as EditedElement,
      );

/** Adds an element after another one, or at the end of the page if that one no longer exists. */
export const addAfter = (blocks: Blocks, id: string, element: EditedElement): Blocks =>
  findBlock(blocks, id) === null
    ? [...blocks, element]
    : changed(blocks, (area) => area.flatMap((one) => (one.id === id ? [one, element] : [one])));

const isNewElement = (value: JsonObject): boolean => value['@type'] === '@builder.io/sdk:Element';

const newId = (): string => `builder-${crypto.randomUUID().replaceAll('-', '')}`;

const withIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withIds);
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isForeign(name) ? one : withIds(one)]),
  );
  return isNewElement(value) ? { ...inner, id: newId() } : inner;
};

/** Returns a copy of an element and its descendants with new unique ids. */
export const withNewIds = (element: object): EditedElement => withIds(structuredClone(element)) as EditedElement;

/** Replaces an element with other elements. */
export const replaceBlock = (blocks: Blocks, id: string, others: Blocks): Blocks =>
  changed(blocks, (area) => area.flatMap((one) => (one.id === id ? others : [one])));
