/** A value that a client may put into a statement. It is always bound, never part of the SQL text. */
export type Value = number | string;

/** D1 binds at most a hundred values per statement. */
const MAX_VALUES = 100;

/*
 * The three classes are nominal: because of their private fields and constructors, no other value passes for one of
 * them, neither at compile time nor at run time.
 */

/** A bound value at its position in a statement. */
class Bound {
  readonly #value: Value;
  constructor(value: Value) {
    this.#value = value;
  }
  static valueOf(part: object): Value | undefined {
    return #value in part ? part.#value : undefined;
  }
}

/** Alias of a table or column within one statement: a letter and a number, without external input. */
export class Alias {
  readonly #name: string;
  private constructor(letter: 'c' | 't', number: number) {
    this.#name = `${letter}${number}`;
  }
  static table(number: number): Alias {
    return new Alias('t', number);
  }
  static column(number: number): Alias {
    return new Alias('c', number);
  }
  static nameOf(part: object): string | undefined {
    return #name in part ? part.#name : undefined;
  }
}

type Part = Alias | Bound | Sql;

/** A piece of a statement with its bound values. Only `sql` creates it. */
export class Sql {
  readonly text: string;
  readonly values: readonly Value[];
  readonly #isSql = true;
  private constructor(text: string, values: readonly Value[]) {
    this.text = text;
    this.values = values;
  }
  static of(texts: TemplateStringsArray, parts: readonly Part[]): Sql {
    // The language freezes the strings of a template literal, so an unfrozen list was created elsewhere.
    if (!Object.isFrozen(texts)) throw new TypeError('SQL must be a template literal.');
    let text = texts[0] ?? '';
    const values: Value[] = [];
    parts.forEach((part, at) => {
      const value = Bound.valueOf(part);
      if (value !== undefined) values.push(value);
      else if (#isSql in part) values.push(...part.values);
      const partText = value !== undefined ? '?' : (Alias.nameOf(part) ?? (#isSql in part ? part.text : undefined));
      if (partText === undefined) throw new TypeError('A statement must consist of SQL, aliases and bound values.');
      text += partText + (texts[at + 1] ?? '');
    });
    if (values.length > MAX_VALUES) throw new RangeError(`A statement binds at most ${MAX_VALUES} values.`);
    return new Sql(text, values);
  }
}

/**
 * Returns a piece of SQL. Its text comes from the source code; interpolations are SQL, aliases or bound values. Strings
 * are not allowed: `WHERE ${name}` does not compile.
 *
 * @example sql`${alias}.stock > ${bind(7)}` // text `t0.stock > ?`, values [7]
 */
export const sql = (texts: TemplateStringsArray, ...parts: readonly Part[]): Sql => Sql.of(texts, parts);

export const bind = (value: Value): Bound => new Bound(value);

export const EMPTY_SQL = sql``;

/** Joins pieces with a separator; returns empty SQL without pieces. */
export const joined = (pieces: readonly Sql[], between: Sql): Sql =>
  pieces.reduce((all, piece, at) => (at === 0 ? piece : sql`${all}${between}${piece}`), EMPTY_SQL);
