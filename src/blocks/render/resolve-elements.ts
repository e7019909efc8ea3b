import { type ContentElement, parseElements, withNotes } from '../../domain/site/content/element.ts';
import { type ContentEntry, parseVariant, stateOf } from '../../domain/site/content/entry.ts';
import { bound, notReadable } from '../../domain/site/content/evaluate/bind.ts';
import { readExpression } from '../../domain/site/content/evaluate/expression.ts';
import { type Scope, withValues } from '../../domain/site/content/evaluate/scope.ts';
import { filledText } from '../../domain/site/content/evaluate/text-template.ts';
import { isScheduled, matchesRules } from '../../domain/site/content/targeting.ts';
import { type Visitor, visitorState } from '../../domain/site/content/visitor.ts';
import { symbolOf, withAreas } from './nested-elements.ts';
import { shownVariant } from './shown-variant.ts';
import { withVisitorTexts } from './visitor-texts.ts';

/** Data about the visitor and the current time, for conditions in content. */
export interface Visit extends Scope {
  readonly visitor: Visitor;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the page is shown in the editor, which shows invalid parts with a note. Visitors do not get them. */
  readonly isEditing: boolean;
}

/** Returns the data that a page's content can read when it is rendered for a visitor. */
export const visitBy = (visitor: Visitor, query: Readonly<Record<string, string>>, isEditing: boolean): Visit => ({
  visitor,
  state: visitorState(visitor, query),
  now: Date.now(),
  isEditing,
});

/** Maximum copies of a repeated element. */
const MAX_COPIES = 500;
/** Maximum elements of a page, counting repeated and shared blocks each time. */
const MAX_ELEMENTS = 5000;

/** Maximum depth, because slots and shared blocks can contain themselves. */
const DEEPEST = 64;

/** State of the traversal at one position of a page: the known data and the remaining budget. */
interface Walk extends Visit {
  readonly depth: number;
  /** Decreases over the whole page. */
  readonly budget: { left: number };
}

const lastName = (collection: string): string => /^\w+/.exec(collection.split('.').pop() ?? '')?.[0] ?? '';

/** Returns the copies of a repeated element, each with the values that it reads. */
const copies = (element: ContentElement, walk: Walk): readonly (readonly [ContentElement, Walk])[] => {
  const { repeat, ...once } = element;
  if (repeat === undefined) return [[element, walk]];
  const expression = readExpression(repeat.collection);
  if (expression === null) {
    return walk.isEditing ? [[withNotes(once, [notReadable('repeat', repeat.collection)]), walk]] : [];
  }
  const list = expression(walk);
  if (!Array.isArray(list)) return [];
  const name = repeat.itemName ?? `${lastName(repeat.collection)}Item`;
  return list.slice(0, MAX_COPIES).map((item: unknown, index) => {
    const values = { $index: index, $item: item, [name]: item, [`$${name}Index`]: index };
    return [
      { ...once, key: `${element.key ?? element.id}-${index}` },
      { ...walk, ...withValues(walk, values) },
    ] as const;
  });
};

/** Reports whether a block is shown. Both conditions must allow it. */
const isShown = ({ hide = false, show = true }: ContentElement): boolean => show && !hide;

/** Resolves shared blocks with their values: those from the page, and their own defaults. */
const resolvedSymbol = (element: ContentElement, walk: Walk): ContentElement => {
  const { component } = element;
  const content = component === undefined ? null : symbolOf(component.options);
  if (component === undefined || content === null) return element;
  const { symbol } = component.options as { readonly symbol: { readonly data?: unknown } };
  const given = typeof symbol.data === 'object' && symbol.data !== null ? symbol.data : {};
  const inside = { ...walk, ...withValues(walk, stateOf(content.data, { ...given })) };
  const blocks = resolveList(content.data.blocks, inside);
  const resolved = { ...symbol, content: { ...content, data: { ...content.data, blocks } } };
  return { ...element, component: { ...component, options: { ...component.options, symbol: resolved } } };
};

/** Resolves a slot to the blocks that the page passed to the shared blocks. */
const resolvedSlot = (element: ContentElement, walk: Walk): ContentElement => {
  const name = element.component?.options.name;
  return { ...element, children: parseElements(walk.state[typeof name === 'string' ? name : 'children']) };
};

/**
 * Resolves a personalized block to the first version whose rules match. Staff see the version that they selected in the
 * editor.
 */
const resolvedPersonalization = (element: ContentElement, walk: Walk): ContentElement => {
  const { component } = element;
  if (component === undefined) return element;
  const { variants: given, previewingIndex, ...options } = component.options;
  const variants = (Array.isArray(given) ? given : []).map(parseVariant);
  const index = walk.isEditing
    ? (shownVariant(component.options) ?? -1)
    : variants.findIndex((one) => isScheduled(one, walk.now) && matchesRules(one.query, { ...walk.visitor }));
  const children = index === -1 ? element.children : parseElements(variants[index]?.blocks);
  // Versions for other visitors are not sent.
  return { ...element, children, ...(!walk.isEditing && { component: { ...component, options } }) };
};

const resolvedText = (element: ContentElement, walk: Walk): ContentElement => {
  const { component } = element;
  const text = component?.options.text;
  if (component === undefined || typeof text !== 'string' || !text.includes('{{')) return element;
  const filled = filledText(text, walk);
  const next = { ...element, component: { ...component, options: { ...component.options, text: filled.text } } };
  const notes = filled.unread.map((code) => notReadable('text', code));
  return withNotes(next, notes);
};

type Resolve = (element: ContentElement, walk: Walk) => ContentElement;

/** Blocks with special semantics, which transform their content before rendering. */
const SPECIAL: ReadonlyMap<string, Resolve> = new Map<string, Resolve>([
  ['Text', resolvedText],
  ['Symbol', resolvedSymbol],
  ['Slot', resolvedSlot],
  ['PersonalizationContainer', resolvedPersonalization],
]);

const resolvedOnce = (element: ContentElement, walk: Walk): readonly ContentElement[] => {
  if (walk.budget.left <= 0) return [];
  const { element: given, isUndecided } = bound(element, walk);
  if (!isShown(given) || (isUndecided && !walk.isEditing)) return [];
  walk.budget.left -= 1;
  const special = SPECIAL.get(given.component?.name ?? '')?.(given, walk) ?? given;
  const inner = withAreas(withVisitorTexts(special), (elements) => resolveList(elements, walk));
  const { hide: _hide, show: _show, ...shown } = inner;
  return [{ ...shown, children: resolveList(inner.children, walk) }];
};

/** Resolves a list of elements at the current position. Returns an empty list at the maximum depth. */
const resolveList = (elements: readonly ContentElement[], walk: Walk): readonly ContentElement[] => {
  if (walk.depth === DEEPEST) return [];
  const inside = { ...walk, depth: walk.depth + 1 };
  return elements.flatMap((element) => copies(element, inside).flatMap(([copy, values]) => resolvedOnce(copy, values)));
};

/**
 * Returns the elements that a visitor sees: evaluates conditions, repeats lists, and applies bindings and inputs of
 * shared blocks. The result contains no more expressions. Never throws, and its size is limited. Invalid parts are
 * omitted, or noted on the block for staff.
 */
export const resolveElements = (elements: readonly ContentElement[], visit: Visit): readonly ContentElement[] =>
  resolveList(elements, { ...visit, depth: 0, budget: { left: MAX_ELEMENTS } });

/** Returns an entry as one visitor sees it. */
export const resolveEntry = (entry: ContentEntry, visit: Visit): ContentEntry => {
  const { state: _state, inputs: _inputs, ...data } = entry.data;
  const blocks = resolveElements(data.blocks, { ...visit, ...withValues(visit, stateOf(entry.data)) });
  return { ...entry, data: { ...data, blocks } };
};
