import { bind, columnSql, type Scope } from './statement.ts';

/** The number a search text is, written as numbers are; null: it is none. */
const numberOf = (search: string): number | null => {
  const number = Number(search);
  return Number.isSafeInteger(Math.trunc(number)) && String(number) === search ? number : null;
};

/** The condition of `search`: the text in any text of the row itself, capital or small, or the number of any field. */
export const searchSql = (scope: Scope, search: string): string => {
  if (search === '') return '1';
  const number = numberOf(search);
  const parts = [...scope.collection.fields.values()].flatMap((field) => {
    if (field.kind === 'list' || field.type === 'boolean') return [];
    if (field.type === 'string' || field.type === 'text') {
      return [`instr(lower(${columnSql(scope, field)}), ${bind(scope.statement, search.toLowerCase())}) > 0`];
    }
    return number === null ? [] : [`${columnSql(scope, field)} = ${bind(scope.statement, number)}`];
  });
  return parts.length === 0 ? '0' : `(${parts.join(' OR ')})`;
};
