import type { Attributes } from '../../domain/site/content/targeting.ts';
import type { ContentQuery } from './content-query.ts';

/** Default limit when the request has none. */
const ONE = 1;
const MOST = 100;

/** Parses a parameter as JSON. A string that is not JSON is returned unchanged. */
const jsonOr = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const numberOr = (text: string | undefined, fallback: number): number => {
  const value = Number(jsonOr(text));
  return text !== undefined && Number.isFinite(value) && value >= 0 ? value : fallback;
};

const names = (text: string | undefined): string[] => (text ?? '').split(',').filter((name) => name !== '');

const attributesOf = (text: string | undefined): Attributes => {
  const value = jsonOr(text);
  return typeof value === 'object' && value !== null ? (value as Attributes) : {};
};

/** Returns the parameters of a request. At the query endpoint they have the prefix `options.<name>.`. */
const parametersOf = (search: URLSearchParams, name: string | null): Map<string, string> => {
  const own = name === null ? '' : `options.${name}.`;
  const pairs = [...search].map(([key, value]): [string, string] => [
    own !== '' && key.startsWith(own) ? key.slice(own.length) : key,
    value,
  ]);
  return new Map(pairs);
};

/**
 * Parses the query in the parameters that `@builder.io/sdk` sends. `name` is the query's name at the query endpoint,
 * and `null` at the content endpoint.
 */
export const readQuery = (search: URLSearchParams, model: string, name: string | null): ContentQuery => {
  const parameters = parametersOf(search, name);
  const conditions: Record<string, unknown> = {};
  const whole = jsonOr(parameters.get('query'));
  if (typeof whole === 'object' && whole !== null) {
    for (const [key, value] of Object.entries(whole)) conditions[key] = value;
  }
  const sort: [string, number][] = [];
  const overrides: string[] = [];
  for (const [key, value] of parameters) {
    if (key.startsWith('query.')) conditions[key.slice('query.'.length)] = jsonOr(value);
    if (key.startsWith('sort.')) sort.push([key.slice('sort.'.length), Number(value) < 0 ? -1 : 1]);
    if (key.startsWith('overrides.')) overrides.push(value);
  }
  const entry = jsonOr(parameters.get('entry'));
  if (typeof entry === 'string') conditions.id = entry;
  return {
    model,
    attributes: attributesOf(parameters.get('userAttributes')),
    limit: Math.min(MOST, numberOr(parameters.get('limit'), ONE)),
    offset: numberOr(parameters.get('offset'), 0),
    includeUnpublished: parameters.get('includeUnpublished') === 'true',
    overrides: [...new Set(overrides)],
    conditions,
    sort,
    fields: names(parameters.get('fields')),
    omit: names(parameters.get('omit')),
  };
};
