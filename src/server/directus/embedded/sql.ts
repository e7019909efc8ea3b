/** What a client may put into a statement: never as text of it. */
export type Value = number | string;

/** D1 binds a hundred values to a statement. */
const MOST_VALUES = 100;

/*
 * The three classes are nominal: their private fields and constructors let nothing pass for one of them, neither when it
 * is compiled nor when it runs.
 */

/** A value in its place in a statement. */
class Bound {
  readonly #value: Value;
  constructor(value: Value) {
    this.#value = value;
  }
  static valueOf(part: object): Value | undefined {
    return #value in part ? part.#value : undefined;
  }
}

/** The name of a table or column within one statement: a letter and a number, which nobody chooses. */
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

/** A piece of a statement with the values bound in it. Made by `sql` alone. */
export class Sql {
  readonly text: string;
  readonly values: readonly Value[];
  readonly #isSql = true;
  private constructor(text: string, values: readonly Value[]) {
    this.text = text;
    this.values = values;
  }
  static of(texts: TemplateStringsArray, parts: readonly Part[]): Sql {
    // The language freezes what it makes of a template; a list made elsewhere is none.
    if (!Object.isFrozen(texts)) throw new TypeError('SQL is written as a template.');
    let text = texts[0] ?? '';
    const values: Value[] = [];
    parts.forEach((part, at) => {
      const value = Bound.valueOf(part);
      if (value !== undefined) values.push(value);
      else if (#isSql in part) values.push(...part.values);
      const own = value !== undefined ? '?' : (Alias.nameOf(part) ?? (#isSql in part ? part.text : undefined));
      if (own === undefined) throw new TypeError('A statement is made of SQL, aliases and bound values alone.');
      text += own + (texts[at + 1] ?? '');
    });
    if (values.length > MOST_VALUES) throw new RangeError(`A statement binds at most ${MOST_VALUES} values.`);
    return new Sql(text, values);
  }
}

/**
 * A piece of SQL. Its text is that of the source; what stands between is SQL, an alias or a bound value. A string is none
 * of them: `WHERE ${name}` does not compile.
 *
 * @example sql`${alias}.stock > ${bind(7)}` // text `t0.stock > ?`, values [7]
 */
export const sql = (texts: TemplateStringsArray, ...parts: readonly Part[]): Sql => Sql.of(texts, parts);

export const bind = (value: Value): Bound => new Bound(value);

export const EMPTY_SQL = sql``;

/** Pieces with another between them; nothing for none. */
export const joined = (pieces: readonly Sql[], between: Sql): Sql =>
  pieces.reduce((all, piece, at) => (at === 0 ? piece : sql`${all}${between}${piece}`), EMPTY_SQL);
