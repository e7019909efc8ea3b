export type SqlValue = string | number | boolean | null;

/** A value as an SQLite literal. @example sqlLiteral("O'Ring") // "'O''Ring'" */
export const sqlLiteral = (value: SqlValue): string => {
  if (value === null) return 'NULL';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  return `'${value.replaceAll("'", "''")}'`;
};

/** D1 takes statements up to 100 KB; half of it leaves room for multi-byte text. */
const MAX_STATEMENT_LENGTH = 50_000;

/** INSERT statements that hold all rows, each below D1's limit on the length of a statement. */
export const insertStatements = <Column extends string>(
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, SqlValue>>[],
): string[] => {
  const head = `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')}) VALUES\n`;
  const statements: string[] = [];
  let tuples: string[] = [];
  let length = 0;
  const flush = (): void => {
    if (tuples.length > 0) statements.push(head + tuples.join(',\n'));
    tuples = [];
    length = 0;
  };
  for (const row of rows) {
    const tuple = `(${columns.map((column) => sqlLiteral(row[column])).join(', ')})`;
    if (length + tuple.length > MAX_STATEMENT_LENGTH) flush();
    tuples.push(tuple);
    length += tuple.length + 2;
  }
  flush();
  return statements;
};
