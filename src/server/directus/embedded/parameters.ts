import { invalidQuery, notSpoken } from './refusal.ts';

/** A parameter as sent: a string, several strings, or nested values from names in brackets. */
export type Sent = string | string[] | Branch;
type Branch = { [name: string]: Sent };

const MAX_PARAMETERS = 100;
const NAME = /^(aggregate|fields|filter|groupBy|limit|meta|offset|sort)((?:\[[^[\]]*\])*)$/;
const MAX_DEPTH = 4;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalidQuery('The address holds a sign that cannot be read');
  }
};

const isBranch = (sent: Sent | undefined): sent is Branch => typeof sent === 'object' && !Array.isArray(sent);
// No prototype, so that it contains only names from the request.
const branch = (): Branch => Object.create(null);

/** Inserts a value at a path of names; an empty last name appends it to a list. */
const put = (existing: Sent | undefined, [name, ...below]: readonly string[], value: string): Sent => {
  if (name === undefined || (name === '' && below.length === 0)) {
    if (existing === undefined) return name === undefined ? value : [value];
    if (name === '' && Array.isArray(existing)) return [...existing, value];
  } else if (existing === undefined || isBranch(existing)) {
    const into = existing ?? branch();
    into[name] = put(into[name], below, value);
    return into;
  }
  throw invalidQuery('A parameter is there twice, or in two ways');
};

/**
 * Returns the parameters of a query string. Throws INVALID_QUERY for unsupported names: a client would assume that an
 * ignored parameter was applied.
 *
 * @example readParameters('groupBy[]=key&filter[id][_gt]=3') // {groupBy: ['key'], filter: {id: {_gt: '3'}}}
 */
export const readParameters = (query: string): Readonly<Record<string, Sent>> => {
  const pairs = query.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PARAMETERS) throw invalidQuery(`A query holds at most ${MAX_PARAMETERS} parameters`);
  const parameters = branch();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const whole = decoded(at < 0 ? pair : pair.slice(0, at));
    const [, name, brackets = ''] = NAME.exec(whole) ?? [];
    if (name === undefined) throw notSpoken('parameter', whole);
    const path = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner);
    if (path.length > MAX_DEPTH) throw invalidQuery(`"${name}" is deeper than this server reads`);
    parameters[name] = put(parameters[name], path, at < 0 ? '' : decoded(pair.slice(at + 1)));
  }
  return parameters;
};
