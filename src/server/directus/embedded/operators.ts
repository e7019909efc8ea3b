import type { FieldType } from './collection.ts';
import { invalidQuery } from './directus-error.ts';

type Bind = (value: number | string) => string;
/** null: the condition says nothing and is left out. */
type Operator = (
  sql: string,
  value: unknown,
  context: { readonly type: FieldType; readonly bind: Bind },
) => string | null;

const isText = (type: FieldType): boolean => type === 'string' || type === 'text';

/** Numbers as JavaScript reads them: nothing and empty text are 0, true is 1. */
const numberFrom = (value: unknown): number => {
  const number = Number(value);
  if (Number.isNaN(number)) throw invalidQuery('Invalid numeric value');
  return Math.min(Math.max(number, -Number.MAX_VALUE), Number.MAX_VALUE);
};

/** A value as the database compares it: flags are 1 and 0, and text beside a flag is never equal to it. */
const bindable = (value: unknown, type: FieldType): number | string => {
  const plain = typeof value === 'boolean' ? Number(value) : value;
  if (isText(type)) return String(plain);
  if (type !== 'boolean') return numberFrom(plain);
  return typeof plain === 'number' ? plain : String(plain);
};

const compared =
  (sign: string): Operator =>
  (sql, value, { type, bind }) => {
    if (value === null && sign === '=') return `${sql} IS NULL`;
    if (value === null && sign === '<>') return `${sql} IS NOT NULL`;
    return `${sql} ${sign} ${bind(bindable(value, type))}`;
  };

const listOf = (value: unknown, type: FieldType): readonly (number | string | null)[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (one === null && isText(type) ? null : bindable(one, type)));

/** One bound value however long the list is: D1 binds a hundred. */
const listed =
  (word: string): Operator =>
  (sql, value, { type, bind }) =>
    `${sql} ${word} (SELECT value FROM json_each(${bind(JSON.stringify(listOf(value, type)))}))`;

/** Two values are a range; any other number of them is none. */
const between =
  (word: string): Operator =>
  (sql, value, { type, bind }) => {
    const [low, high, ...more] = listOf(value, type);
    if (low === undefined || high === undefined || more.length > 0) return null;
    return `${sql} ${word} ${bind(low ?? 0)} AND ${bind(high ?? 0)}`;
  };

/** A condition without a value of its own: `false` asks for the opposite. */
const switched =
  (whenOn: (sql: string) => string, whenOff: (sql: string) => string): Operator =>
  (sql, value) =>
    value === false ? whenOff(sql) : whenOn(sql);

const isNull = (sql: string): string => `${sql} IS NULL`;
const isNotNull = (sql: string): string => `${sql} IS NOT NULL`;
const isEmpty = (sql: string): string => `(${sql} IS NULL OR ${sql} = '')`;
const isNotEmpty = (sql: string): string => `(${sql} IS NOT NULL AND ${sql} <> '')`;

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

const EQUALITY: Readonly<Record<string, Operator>> = {
  _null: switched(isNull, isNotNull),
  _nnull: switched(isNotNull, isNull),
  _eq: compared('='),
  _neq: compared('<>'),
};
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

const TEXTS = new Map<string, Operator>([
  ...Object.entries(CHOICE),
  // There is no "does not contain, whatever the letters' case" in the protocol.
  ...texts.filter(([name]) => name !== '_nicontains'),
  ['_empty', switched(isEmpty, isNotEmpty)],
  ['_nempty', switched(isNotEmpty, isEmpty)],
]);

const OPERATORS: Readonly<Record<FieldType, ReadonlyMap<string, Operator>>> = {
  boolean: new Map(Object.entries(EQUALITY)),
  decimal: NUMBERS,
  float: NUMBERS,
  integer: NUMBERS,
  string: TEXTS,
  text: TEXTS,
};

/**
 * A condition on one column; null where it says nothing. As in SQL, no comparison is true of null: `_neq: true` leaves
 * rows out that say nothing. Throws INVALID_QUERY for an operator the type does not have, or a value it cannot take.
 */
export const conditionSql = (sql: string, type: FieldType, name: string, value: unknown, bind: Bind): string | null => {
  const operator = OPERATORS[type].get(name);
  if (!operator) throw invalidQuery(`"${type}" field type does not contain the "${name}" filter operator`);
  return operator(sql, value, { type, bind });
};
