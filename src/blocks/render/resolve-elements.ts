import { type ContentElement, parseElements } from '../../domain/content/element.ts';
import { type ContentEntry, parseVariant, stateOf } from '../../domain/content/entry.ts';
import { bound, notReadable } from '../../domain/content/evaluate/bind.ts';
import { readExpression } from '../../domain/content/evaluate/expression.ts';
import { type Scope, withValues } from '../../domain/content/evaluate/scope.ts';
import { filledText } from '../../domain/content/evaluate/text-template.ts';
import { isScheduled, rulesHold } from '../../domain/content/targeting.ts';
import type { Visitor } from '../../domain/content/visitor.ts';
import { symbolOf, withAreas } from './nested-elements.ts';
import { shownVariant } from './shown-variant.ts';

/** What is known of the visitor and of the moment, for conditions in content. */
export interface Visit extends Scope {
  readonly visitor: Visitor;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** In the editor, what visitors do not get because it cannot be read stands there with a note. */
  readonly isEditing: boolean;
}

/** A list drawn longer than this is no part of a page any more. */
const MOST_COPIES = 500;
/** All elements of a page, repeats and shared blocks counted as often as they stand there. */
const MOST_ELEMENTS = 5000;

/** Counts down what may still be drawn, over the whole page. */
interface Budget {
  left: number;
}

const withNote = (element: ContentElement, note: string): ContentElement => ({
  ...element,
  notes: [...(element.notes ?? []), note],
});

const lastName = (collection: string): string => /^\w+/.exec(collection.split('.').pop() ?? '')?.[0] ?? '';

/** The copies of a repeated element, each with the values it reads. */
const copies = (element: ContentElement, visit: Visit): readonly (readonly [ContentElement, Visit])[] => {
  const { repeat, ...once } = element;
  if (repeat === undefined) return [[element, visit]];
  const expression = readExpression(repeat.collection);
  if (expression === null) {
    return visit.isEditing ? [[withNote(once, notReadable('repeat', repeat.collection)), visit]] : [];
  }
  const list = expression(visit);
  if (!Array.isArray(list)) return [];
  const name = repeat.itemName ?? `${lastName(repeat.collection)}Item`;
  return list.slice(0, MOST_COPIES).map((item: unknown, index) => {
    const values = { $index: index, $item: item, [name]: item, [`$${name}Index`]: index };
    return [
      { ...once, key: `${element.key ?? element.id}-${index}` },
      { ...visit, ...withValues(visit, values) },
    ] as const;
  });
};

const isShown = ({ hide, show }: ContentElement): boolean => (hide === undefined ? show !== false : !hide);

/** Shared blocks with their own values: what the page gives them, and what they say themselves. */
const resolvedSymbol = (element: ContentElement, visit: Visit, budget: Budget): ContentElement => {
  const { component } = element;
  const content = component === undefined ? null : symbolOf(component.options);
  if (component === undefined || content === null) return element;
  const { symbol } = component.options as { readonly symbol: { readonly data?: unknown } };
  const given = typeof symbol.data === 'object' && symbol.data !== null ? symbol.data : {};
  const inside = { ...visit, ...withValues(visit, stateOf(content.data, { ...given })) };
  const blocks = resolveList(content.data.blocks, inside, budget);
  const resolved = { ...symbol, content: { ...content, data: { ...content.data, blocks } } };
  return { ...element, component: { ...component, options: { ...component.options, symbol: resolved } } };
};

/** The blocks a slot of shared blocks was given. */
const resolvedSlot = (element: ContentElement, visit: Visit): ContentElement => {
  const name = element.component?.options.name;
  return { ...element, children: parseElements(visit.state[typeof name === 'string' ? name : 'children']) };
};

/** The first version whose rules hold takes the place of the blocks for everyone; staff see the one they look at. */
const resolvedPersonalization = (element: ContentElement, visit: Visit): ContentElement => {
  const { component } = element;
  if (component === undefined) return element;
  const { variants: given, previewingIndex, ...options } = component.options;
  const variants = (Array.isArray(given) ? given : []).map(parseVariant);
  const index = visit.isEditing
    ? (shownVariant(component.options) ?? -1)
    : variants.findIndex((one) => isScheduled(one, visit.now) && rulesHold(one.query, { ...visit.visitor }));
  const children = index === -1 ? element.children : parseElements(variants[index]?.blocks);
  // Versions for others do not reach a visitor.
  return { ...element, children, ...(!visit.isEditing && { component: { ...component, options } }) };
};

const resolvedText = (element: ContentElement, visit: Visit): ContentElement => {
  const { component } = element;
  const text = component?.options.text;
  if (component === undefined || typeof text !== 'string' || !text.includes('{{')) return element;
  const filled = filledText(text, visit);
  const next = { ...element, component: { ...component, options: { ...component.options, text: filled.text } } };
  return filled.unread.reduce<ContentElement>((noted, code) => withNote(noted, notReadable('text', code)), next);
};

type Resolve = (element: ContentElement, visit: Visit, budget: Budget) => ContentElement;

/** What blocks with a meaning of their own do with what they hold, before they are drawn. */
const SPECIAL: ReadonlyMap<string, Resolve> = new Map<string, Resolve>([
  ['Text', resolvedText],
  ['Symbol', resolvedSymbol],
  ['Slot', resolvedSlot],
  ['PersonalizationContainer', resolvedPersonalization],
]);

const resolvedOnce = (element: ContentElement, visit: Visit, budget: Budget): readonly ContentElement[] => {
  const { element: set, isUndecided } = bound(element, visit);
  const [given] = parseElements([set]);
  if (given === undefined || !isShown(given) || (isUndecided && !visit.isEditing) || budget.left <= 0) return [];
  budget.left -= 1;
  const special = SPECIAL.get(given.component?.name ?? '')?.(given, visit, budget) ?? given;
  const inner = withAreas(special, (elements) => resolveList(elements, visit, budget));
  const { hide: _hide, show: _show, ...shown } = inner;
  return [{ ...shown, children: resolveList(inner.children, visit, budget) }];
};

const resolveList = (elements: readonly ContentElement[], visit: Visit, budget: Budget): readonly ContentElement[] =>
  elements.flatMap((element) => copies(element, visit).flatMap(([copy, values]) => resolvedOnce(copy, values, budget)));

/**
 * The elements a visitor sees: conditions decided, lists repeated, bindings and inputs of shared blocks filled in. What is
 * left needs no values any more. Total and bounded; what cannot be read is left out, or noted on the block for staff.
 */
export const resolveElements = (elements: readonly ContentElement[], visit: Visit): readonly ContentElement[] =>
  resolveList(elements, visit, { left: MOST_ELEMENTS });

/** An entry as one visitor sees it. */
export const resolveEntry = (entry: ContentEntry, visit: Visit): ContentEntry => {
  const { state: _state, inputs: _inputs, ...data } = entry.data;
  const blocks = resolveElements(data.blocks, { ...visit, ...withValues(visit, stateOf(entry.data)) });
  return { ...entry, data: { ...data, blocks } };
};
