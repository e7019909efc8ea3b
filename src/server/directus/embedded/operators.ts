import type { FieldType } from './collection.ts';
import { invalidQuery } from './directus-error.ts';

type Bind = (value: number | string) => string;
type Operator = (
  sql: string,
  value: unknown,
  context: { readonly type: FieldType; readonly bind: Bind; readonly name: string },
) => string;

const isOff = (value: unknown): boolean => value === false || value === 'false' || value === 0 || value === '0';

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];

/** A value as the database compares it. */
const bindable = (value: unknown, type: FieldType, operator: string): number | string => {
  if (value === '') {
    throw invalidQuery(`You can't filter for an empty string in "${operator}". Use "_empty" or "_nempty" instead`);
  }
  if (type === 'boolean') return isOff(value) ? 0 : 1;
  if (type === 'string') return String(value);
  const number = typeof value === 'boolean' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) throw invalidQuery('Invalid numeric value');
  return number;
};

const compared =
  (sign: string): Operator =>
  (sql, value, { type, bind, name }) => {
    if (value === null) return sign === '=' ? `${sql} IS NULL` : `${sql} IS NOT NULL`;
    return `${sql} ${sign} ${bind(bindable(value, type, name))}`;
  };

/** One bound value however long the list is: D1 binds a hundred. */
const listed =
  (word: string): Operator =>
  (sql, value, { type, bind, name }) => {
    const values = listOf(value).map((each) => bindable(each, type, name));
    return `${sql} ${word} (SELECT value FROM json_each(${bind(JSON.stringify(values))}))`;
  };

const between =
  (word: string): Operator =>
  (sql, value, { type, bind, name }) => {
    const [low, high, ...more] = listOf(value);
    if (low === undefined || high === undefined || more.length > 0) {
      throw invalidQuery(`"${name}" must be two values`);
    }
    return `${sql} ${word} ${bind(bindable(low, type, name))} AND ${bind(bindable(high, type, name))}`;
  };

const nullness =
  (whenOn: string, whenOff: string): Operator =>
  (sql, value) =>
    `${sql} ${isOff(value) ? whenOff : whenOn}`;

/** Text found without LIKE: its patterns have signs of their own, and D1's are 50 bytes long at most. */
const text =
  (condition: (sql: string, text: string) => string, { fold, not }: { fold: boolean; not: boolean }): Operator =>
  (sql, value, { bind }) => {
    const sought = bind(fold ? String(value).toLowerCase() : String(value));
    const found = condition(fold ? `lower(${sql})` : sql, sought);
    return not ? `NOT (${found})` : found;
  };

const contains = (sql: string, sought: string): string => `instr(${sql}, ${sought}) > 0`;
const startsWith = (sql: string, sought: string): string => `instr(${sql}, ${sought}) = 1`;
const endsWith = (sql: string, sought: string): string =>
  // Turned round by its tail: one bound value, used once.
  `(SELECT length(s.x) <= length(${sql}) AND substr(${sql}, length(${sql}) - length(s.x) + 1) = s.x FROM (SELECT ${sought} AS x) s)`;

const texts = Object.entries({ contains, starts_with: startsWith, ends_with: endsWith }).flatMap(([name, condition]) =>
  [false, true].flatMap((not) =>
    [false, true].map((fold): [string, Operator] => [
      `_${not ? 'n' : ''}${fold ? 'i' : ''}${name}`,
      text(condition, { fold, not }),
    ]),
  ),
);

const NULLNESS: Readonly<Record<string, Operator>> = {
  _null: nullness('IS NULL', 'IS NOT NULL'),
  _nnull: nullness('IS NOT NULL', 'IS NULL'),
};
const EQUALITY: Readonly<Record<string, Operator>> = { ...NULLNESS, _eq: compared('='), _neq: compared('<>') };
const CHOICE: Readonly<Record<string, Operator>> = { ...EQUALITY, _in: listed('IN'), _nin: listed('NOT IN') };

const NUMBERS = new Map<string, Operator>(
  Object.entries({
    ...CHOICE,
    _lt: compared('<'),
    _lte: compared('<='),
    _gt: compared('>'),
    _gte: compared('>='),
    _between: between('BETWEEN'),
    _nbetween: between('NOT BETWEEN'),
  }),
);

const OPERATORS: Readonly<Record<FieldType, ReadonlyMap<string, Operator>>> = {
  boolean: new Map(Object.entries(EQUALITY)),
  decimal: NUMBERS,
  float: NUMBERS,
  integer: NUMBERS,
  string: new Map<string, Operator>([
    ...Object.entries(CHOICE),
    ...texts,
    ['_empty', (sql) => `(${sql} IS NULL OR ${sql} = '')`],
    ['_nempty', (sql) => `(${sql} IS NOT NULL AND ${sql} <> '')`],
  ]),
};

/**
 * A condition on one column. As in SQL, no comparison is true of null: `_neq: true` leaves rows out that say nothing.
 * Throws INVALID_QUERY for an operator the type does not have, or a value it cannot take.
 */
export const conditionSql = (sql: string, type: FieldType, name: string, value: unknown, bind: Bind): string => {
  const operator = OPERATORS[type].get(name);
  if (!operator) throw invalidQuery(`"${type}" field type does not contain the "${name}" filter operator`);
  return operator(sql, value, { type, bind, name });
};
