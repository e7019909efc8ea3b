import { isRecord } from '../../domain/kit/schema/json-object.ts';
import type { EntryStore } from './entry-store.ts';

/** Maximum depth, because a symbol may contain itself. The content API has a limit too. */
const DEEPEST = 4;

/** Returns a value with its references resolved: `content` of symbols, `value` of references. */
export const resolveReferences = (value: unknown, store: EntryStore, depth = 0): unknown => {
  if (Array.isArray(value)) return value.map((one) => resolveReferences(one, store, depth));
  if (!isRecord(value)) return value;
  const find = (model: unknown, id: unknown): unknown =>
    typeof model === 'string' && typeof id === 'string' && depth < DEEPEST
      ? resolveReferences(store.get(model, id)?.published ?? undefined, store, depth + 1)
      : undefined;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, resolveReferences(one, store, depth)]),
  );
  if (value['@type'] === '@builder.io/core:Reference') {
    const found = find(value.model, value.id);
    return found === undefined ? inner : { ...inner, value: found };
  }
  if (isRecord(inner.symbol) && typeof inner.symbol.entry === 'string') {
    const content = find(inner.symbol.model ?? 'symbol', inner.symbol.entry);
    if (content !== undefined) return { ...inner, symbol: { ...inner.symbol, content } };
  }
  return inner;
};
