import { describe, expect, test } from 'vitest';
import { Alias, bind, EMPTY_SQL, joined, type Sql, sql } from '../../../src/server/directus/embedded/sql.ts';

const t = Alias.table(0);

test('its text is that of the source; values are bound in the order of their question marks', () => {
  const inner = sql`${t}.id > ${bind(3)}`;
  const both = joined([inner, sql`${t}.label = ${bind("'; DROP TABLE users --")}`], sql` AND `);
  const { text, values } = sql`SELECT ${t}.id FROM compounds ${t} WHERE ${both} LIMIT ${bind(10)}`;
  expect(text).toBe('SELECT t0.id FROM compounds t0 WHERE t0.id > ? AND t0.label = ? LIMIT ?');
  expect(values).toEqual([3, "'; DROP TABLE users --", 10]);
  expect(joined([], sql`, `)).toBe(EMPTY_SQL);
});

test('no more values are bound than D1 takes', () => {
  const bound = (count: number) =>
    joined(
      Array.from({ length: count }, (_, at) => sql`${bind(at)}`),
      sql`, `,
    );
  expect(bound(100).values).toHaveLength(100);
  expect(() => bound(101)).toThrow(RangeError);
});

describe('what the compiler refuses', () => {
  const name: string = 'users';
  // Never called: the checker reads it, and an error that is no longer one is an error.
  const refused = (): readonly unknown[] => [
    // @ts-expect-error a plain string cannot become SQL
    sql`SELECT * FROM ${name}`,
    // @ts-expect-error nor can a number
    sql`SELECT ${1}`,
    // @ts-expect-error nor what only looks like SQL
    sql`SELECT ${{ text: name, values: [] }}`,
    // @ts-expect-error nor what only looks like a name
    sql`SELECT ${{ name }}`,
    // @ts-expect-error a text is no template
    sql(name),
    // @ts-expect-error only a counter makes names
    Alias.table(name),
    // @ts-expect-error an object is no value
    bind({ toString: () => name }),
    // @ts-expect-error what looks like SQL is none
    ((): Sql => ({ text: name, values: [] }))(),
  ];

  test('a string, a number, a look-alike: none of them is a part of a statement', () => {
    expect(refused).toBeTypeOf('function');
  });

  test('a look-alike that was forced in is refused when it runs', () => {
    const forged = { text: name, values: [] } as unknown as Sql;
    expect(() => sql`SELECT * FROM ${forged}`).toThrow(TypeError);
    expect(() => sql(Object.assign(['SELECT 1']) as unknown as TemplateStringsArray)).toThrow(TypeError);
  });
});
