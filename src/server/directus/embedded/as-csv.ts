const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : String(value);
};

/** Rows within rows as columns of their own: `compound.label`. Lists stay what they are. */
const flat = (row: unknown, prefix = ''): [string, unknown][] => {
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    const inner = isRow ? flat(value, `${prefix}${name}.`) : [];
    return inner.length > 0 ? inner : [[`${prefix}${name}`, value]];
  });
};

/** Rows as comma-separated values: text in quotes, null as nothing. No rows are an empty text. */
export const asCsv = (rows: readonly unknown[]): string => {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => new Map(flat(row)));
  const names = [...new Set(lines.flatMap((line) => [...line.keys()]))];
  return [names.map(quoted), ...lines.map((line) => names.map((name) => cell(line.get(name))))]
    .map((line) => line.join())
    .join('\n');
};
