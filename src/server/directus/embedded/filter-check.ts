import { invalidQuery } from './directus-error.ts';
import type { Filter } from './filter.ts';

const LISTS = new Set(['_in', '_nin', '_between', '_nbetween']);
const SWITCHES = new Set(['_null', '_nnull', '_empty', '_nempty']);

const checkScalar = (operator: string, value: unknown): void => {
  if (value === null) return;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw invalidQuery(`The filter value for "${operator}" has to be a string, number, or boolean`);
  }
  if (typeof value === 'number' && value > Number.MAX_SAFE_INTEGER) {
    throw invalidQuery(`The filter value for "${operator}" is not a valid number`);
  }
  if (value === '') {
    throw invalidQuery(`You can't filter for an empty string in "${operator}". Use "_empty" or "_nempty" instead`);
  }
};

const checkCondition = (operator: string, value: unknown): void => {
  if (LISTS.has(operator)) {
    if (Array.isArray(value) && value.length > 0) return;
    throw invalidQuery(`"${operator}" has to be an array of values`);
  }
  if (!SWITCHES.has(operator)) checkScalar(operator, value);
  else if (value !== null && value !== '' && typeof value !== 'boolean') {
    throw invalidQuery(`"${operator}" has to be a boolean`);
  }
};

/** Throws INVALID_QUERY for a value that does not fit its operator, whatever field it is for. */
export const checkFilter = (filter: Filter): void => {
  if (filter.kind === 'condition') checkCondition(filter.operator, filter.value);
  else if (filter.kind === 'all' || filter.kind === 'any') filter.parts.forEach(checkFilter);
  else if (filter.kind !== 'everything') checkFilter(filter.of);
};
