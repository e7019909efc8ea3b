import type { AnswerRow } from './read-rows.ts';

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return `"${value.replaceAll('"', '""')}"`;
  return typeof value === 'object' ? `"${JSON.stringify(value).replaceAll('"', '""')}"` : String(value);
};

/** Rows as comma-separated values: text in quotes, null as nothing. */
export const asCsv = (rows: readonly AnswerRow[]): string => {
  const names = Object.keys(rows[0] ?? {});
  return [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))]
    .map((line) => line.join())
    .join('\n');
};
