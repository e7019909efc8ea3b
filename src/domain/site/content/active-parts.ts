import type { JsonObject } from '../../kit/schema/json-object.ts';
import { readExpression } from './evaluate/expression.ts';

/** Parts of content that run code in the service's renderer. This site reads none of them. */
const ACTIVE = ['actions', 'code'] as const;
const CODE = ['jsCode', 'tsCode', 'httpRequests'] as const;
const DEEPEST = 64;

const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const isUnread = (code: unknown): boolean => typeof code === 'string' && readExpression(code) === null;

const collectElement = (element: JsonObject, found: Set<string>): void => {
  for (const name of ACTIVE) if (isFilled(element[name])) found.add(name);
  if (Object.values((element.bindings ?? {}) as JsonObject).some(isUnread)) found.add('bindings');
  if (isUnread((element.repeat as JsonObject | undefined)?.collection)) found.add('repeat');
};

const collect = (value: unknown, found: Set<string>, depth: number): void => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found, depth + 1);
    return;
  }
  const object = value as JsonObject;
  if (object['@type'] === '@builder.io/sdk:Element') collectElement(object, found);
  for (const one of Object.values(object)) collect(one, found, depth + 1);
};

/**
 * Returns the kinds of parts in an entry of the content API that have no effect here: JavaScript, requests, and
 * bindings that are not simple expressions.
 *
 * @example activeParts({ data: { jsCode: 'alert(1)', blocks: [] } }) // ['jsCode']
 */
export const activeParts = (entry: unknown): string[] => {
  const found = new Set<string>();
  const data = typeof entry === 'object' && entry !== null ? (entry as { readonly data?: unknown }).data : undefined;
  if (typeof data === 'object' && data !== null) {
    for (const name of CODE) if (isFilled((data as JsonObject)[name])) found.add(name);
  }
  collect(entry, found, 0);
  return [...found].sort();
};
