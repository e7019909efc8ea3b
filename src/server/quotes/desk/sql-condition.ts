/** A condition of a query with the values of its placeholders, in their order. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** @example condition('value_cents >= ?', 50_000) */
export const condition = (sql: string, ...values: readonly (string | number)[]): Condition => ({ sql, values });

const joined = (word: 'AND' | 'OR', parts: readonly Condition[], neutral: string): Condition =>
  parts.length === 0
    ? condition(neutral)
    : {
        sql: `(${parts.map(({ sql }) => sql).join(` ${word} `)})`,
        values: parts.flatMap(({ values }) => values),
      };

export const allOf = (...parts: readonly Condition[]): Condition => joined('AND', parts, 'true');
export const anyOf = (...parts: readonly Condition[]): Condition => joined('OR', parts, 'false');
