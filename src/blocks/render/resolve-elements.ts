import { type ContentElement, parseElements, withNotes } from '../../domain/site/content/element.ts';
import { type ContentEntry, parseVariant, stateOf } from '../../domain/site/content/entry.ts';
import { bound, notReadable } from '../../domain/site/content/evaluate/bind.ts';
import { readExpression } from '../../domain/site/content/evaluate/expression.ts';
import { type Scope, withValues } from '../../domain/site/content/evaluate/scope.ts';
import { filledText } from '../../domain/site/content/evaluate/text-template.ts';
import { isScheduled, rulesHold } from '../../domain/site/content/targeting.ts';
import { type Visitor, visitorState } from '../../domain/site/content/visitor.ts';
import { symbolOf, withAreas } from './nested-elements.ts';
import { shownVariant } from './shown-variant.ts';
import { withVisitorTexts } from './visitor-texts.ts';

/** What is known of the visitor and of the moment, for conditions in content. */
export interface Visit extends Scope {
  readonly visitor: Visitor;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** In the editor, what visitors do not get because it cannot be read stands there with a note. */
  readonly isEditing: boolean;
}

/** What a page's content can read when it is drawn for a visitor. */
export const visitBy = (visitor: Visitor, query: Readonly<Record<string, string>>, isEditing: boolean): Visit => ({
  visitor,
  state: visitorState(visitor, query),
  now: Date.now(),
  isEditing,
});

/** A list drawn longer than this is no part of a page any more. */
const MOST_COPIES = 500;
/** All elements of a page, repeats and shared blocks counted as often as they stand there. */
const MOST_ELEMENTS = 5000;

/** Slots and shared blocks may be given themselves; nothing sensible is this deep. */
const DEEPEST = 64;

/** One place of a page while it is walked: what is known there, and what may still be drawn. */
interface Walk extends Visit {
  readonly depth: number;
  /** Counts down over the whole page. */
  readonly budget: { left: number };
}

const lastName = (collection: string): string => /^\w+/.exec(collection.split('.').pop() ?? '')?.[0] ?? '';

/** The copies of a repeated element, each with the values it reads. */
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
  return list.slice(0, MOST_COPIES).map((item: unknown, index) => {
    const values = { $index: index, $item: item, [name]: item, [`$${name}Index`]: index };
    return [
      { ...once, key: `${element.key ?? element.id}-${index}` },
      { ...walk, ...withValues(walk, values) },
    ] as const;
  });
};

/** Both conditions must let a block be seen: one that allows it never outweighs one that forbids it. */
const isShown = ({ hide = false, show = true }: ContentElement): boolean => show && !hide;

/** Shared blocks with their own values: what the page gives them, and what they say themselves. */
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

/** The blocks a slot of shared blocks was given. */
const resolvedSlot = (element: ContentElement, walk: Walk): ContentElement => {
  const name = element.component?.options.name;
  return { ...element, children: parseElements(walk.state[typeof name === 'string' ? name : 'children']) };
};

/** The first version whose rules hold takes the place of the blocks for everyone; staff see the one they look at. */
const resolvedPersonalization = (element: ContentElement, walk: Walk): ContentElement => {
  const { component } = element;
  if (component === undefined) return element;
  const { variants: given, previewingIndex, ...options } = component.options;
  const variants = (Array.isArray(given) ? given : []).map(parseVariant);
  const index = walk.isEditing
    ? (shownVariant(component.options) ?? -1)
    : variants.findIndex((one) => isScheduled(one, walk.now) && rulesHold(one.query, { ...walk.visitor }));
  const children = index === -1 ? element.children : parseElements(variants[index]?.blocks);
  // Versions for others do not reach a visitor.
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

/** What blocks with a meaning of their own do with what they hold, before they are drawn. */
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

/** What stands inside the place where the walk is; at the bottom nothing. */
const resolveList = (elements: readonly ContentElement[], walk: Walk): readonly ContentElement[] => {
  if (walk.depth === DEEPEST) return [];
  const inside = { ...walk, depth: walk.depth + 1 };
  return elements.flatMap((element) => copies(element, inside).flatMap(([copy, values]) => resolvedOnce(copy, values)));
};

/**
 * The elements a visitor sees: conditions decided, lists repeated, bindings and inputs of shared blocks filled in. What is
 * left needs no values any more. Total and bounded; what cannot be read is left out, or noted on the block for staff.
 */
export const resolveElements = (elements: readonly ContentElement[], visit: Visit): readonly ContentElement[] =>
  resolveList(elements, { ...visit, depth: 0, budget: { left: MOST_ELEMENTS } });

/** An entry as one visitor sees it. */
export const resolveEntry = (entry: ContentEntry, visit: Visit): ContentEntry => {
  const { state: _state, inputs: _inputs, ...data } = entry.data;
  const blocks = resolveElements(data.blocks, { ...visit, ...withValues(visit, stateOf(entry.data)) });
  return { ...entry, data: { ...data, blocks } };
};
