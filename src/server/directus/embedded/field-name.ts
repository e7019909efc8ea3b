/** A field as queries name it: by itself, or in a function such as `count(modifiers)`. */
export interface FieldName {
  readonly call: string | null;
  readonly name: string;
}

/** @example fieldName('count(modifiers)') // { call: 'count', name: 'modifiers' } */
export const fieldName = (key: string): FieldName => {
  const [, call = '', inner = ''] = /^([^()]+)\(([^)]+)\)/.exec(key) ?? [];
  const name = (call.trim() === 'json' ? (inner.split(',')[0] ?? '') : inner).trim();
  return name === '' ? { call: null, name: key.trim() } : { call: call.trim(), name };
};

export const isCall = (key: string): boolean => key.includes('(') && key.includes(')');

/** What a value is called in an answer: `modifiers_count` for `count(modifiers)`. */
export const answerName = (key: string): string => {
  const { call, name } = fieldName(key);
  return call === null ? key : `${name}_${call}`;
};

/**
 * The function at the end of its path, where it is worked out.
 *
 * @example calledBelow('count(compounds_id.modifiers)') // 'compounds_id.count(modifiers)'
 */
export const calledBelow = (path: string): string =>
  path.replace(/^([^()]+)\(([^(),]+)/, (all, head: string, inner: string) => {
    const at = inner.trim().lastIndexOf('.') + 1;
    const call = head.lastIndexOf('.') + 1;
    if (at === 0 || call === head.length) return all;
    return `${head.slice(0, call)}${inner.trim().slice(0, at)}${head.slice(call)}(${inner.trim().slice(at)}`;
  });
