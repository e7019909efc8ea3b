/** Parts of content that would run code in the service's own renderer; none of them is read here. */
const ACTIVE = ['bindings', 'actions', 'code', 'repeat'] as const;
const CODE = ['jsCode', 'tsCode'] as const;
const DEEPEST = 64;

type Json = Readonly<Record<string, unknown>>;

const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const collect = (value: unknown, found: Set<string>, depth: number): void => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found, depth + 1);
    return;
  }
  const object = value as Json;
  if (object['@type'] === '@builder.io/sdk:Element') {
    for (const name of ACTIVE) if (isFilled(object[name])) found.add(name);
  }
  for (const one of Object.values(object)) collect(one, found, depth + 1);
};

/**
 * The kinds of active parts in an entry as the content API gives it, so that staff can be told that they do nothing.
 *
 * @example activeParts({ data: { jsCode: 'alert(1)', blocks: [] } }) // ['jsCode']
 */
export const activeParts = (entry: unknown): string[] => {
  const found = new Set<string>();
  const data = typeof entry === 'object' && entry !== null ? (entry as { readonly data?: unknown }).data : undefined;
  if (typeof data === 'object' && data !== null) {
    for (const name of CODE) if (isFilled((data as Json)[name])) found.add(name);
  }
  collect(entry, found, 0);
  return [...found].sort();
};
