import type { JsonObject } from '../../kit/schema/json-object.ts';

/** Maximum depth. Deeper content is ignored. */
const DEEPEST = 64;

const REFERENCE = '@builder.io/core:Reference';
const LOCALIZED = '@builder.io/core:LocalizedValue';

/**
 * Returns a content value as blocks read it: for a localized value its default, and for a reference the entry that the
 * service inlined, in the shape of a symbol (`entry`, `model`, `content`).
 *
 * @example plainValue({ '@type': '@builder.io/core:LocalizedValue', Default: 'O-rings', 'de-DE': 'O-Ringe' }) // 'O-rings'
 */
export const plainValue = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((one) => plainValue(one, depth + 1));
  const object = value as JsonObject;
  if (object['@type'] === LOCALIZED) return plainValue(object.Default ?? '', depth + 1);
  if (object['@type'] === REFERENCE) {
    const content = plainValue(object.value ?? null, depth + 1);
    return { entry: object.id, model: object.model, ...(content !== null && { content }) };
  }
  return Object.fromEntries(Object.entries(object).map(([name, one]) => [name, plainValue(one, depth + 1)]));
};
