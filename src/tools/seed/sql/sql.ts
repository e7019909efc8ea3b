export type SqlValue = string | number | boolean | null;

/** Returns a value as an SQLite literal. @example sqlLiteral("O'Ring") // "'O''Ring'" */
export const sqlLiteral = (value: SqlValue): string => {
  if (value === null) return 'NULL';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  return `'${value.replaceAll("'", "''")}'`;
};

/** D1 accepts statements of up to 100 KB. Half of that leaves a margin for multi-byte characters. */
const MAX_STATEMENT_LENGTH = 50_000;

/** Returns INSERT statements for all rows, each below D1's limit for the length of a statement. */
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
