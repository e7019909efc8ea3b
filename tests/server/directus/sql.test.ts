import { describe, expect, test } from 'vitest';
import { Alias, bind, EMPTY_SQL, joined, type Sql, sql } from '../../../src/server/directus/embedded/sql.ts';

const t = Alias.table(0);

test('contains only literal source text; binds values in the order of the placeholders', () => {
  const inner = sql`${t}.id > ${bind(3)}`;
  const both = joined([inner, sql`${t}.label = ${bind("'; DROP TABLE users --")}`], sql` AND `);
  const { text, values } = sql`SELECT ${t}.id FROM compounds ${t} WHERE ${both} LIMIT ${bind(10)}`;
  expect(text).toBe('SELECT t0.id FROM compounds t0 WHERE t0.id > ? AND t0.label = ? LIMIT ?');
  expect(values).toEqual([3, "'; DROP TABLE users --", 10]);
  expect(joined([], sql`, `)).toBe(EMPTY_SQL);
});

test('throws above the number of values that D1 binds', () => {
  const bound = (count: number) =>
    joined(
      Array.from({ length: count }, (_, at) => sql`${bind(at)}`),
      sql`, `,
    );
  expect(bound(100).values).toHaveLength(100);
  expect(() => bound(101)).toThrow(RangeError);
});

describe('rejected by the compiler', () => {
  const name: string = 'users';
  // Never called: the type checker reads it and reports an unused `@ts-expect-error`.
  const refused = (): readonly unknown[] => [
    // @ts-expect-error a plain string cannot become SQL
    sql`SELECT * FROM ${name}`,
    // @ts-expect-error nor can a number
    sql`SELECT ${1}`,
    // @ts-expect-error nor can an object that looks like SQL
    sql`SELECT ${{ text: name, values: [] }}`,
    // @ts-expect-error nor can an object that looks like a name
    sql`SELECT ${{ name }}`,
    // @ts-expect-error a string is not a template
    sql(name),
    // @ts-expect-error only a counter creates names
    Alias.table(name),
    // @ts-expect-error an object is not a value
    bind({ toString: () => name }),
    // @ts-expect-error an object that looks like SQL is not SQL
    ((): Sql => ({ text: name, values: [] }))(),
  ];

  test('strings, numbers and look-alikes cannot become part of a statement', () => {
    expect(refused).toBeTypeOf('function');
  });

  test('throws at run time for a look-alike that a cast let through', () => {
    const forged = { text: name, values: [] } as unknown as Sql;
    expect(() => sql`SELECT * FROM ${forged}`).toThrow(TypeError);
    expect(() => sql(Object.assign(['SELECT 1']) as unknown as TemplateStringsArray)).toThrow(TypeError);
  });
});
