import type { JoinBudget } from './limits.ts';
import { Alias, EMPTY_SQL, joined, type Sql, sql } from './sql.ts';

/**
 * The kind of client: `store` sees what the store may show, `token` sees everything except quotes, and `desk` (the
 * sales desk) sees only quotes, which the others do not.
 */
export type Reader = 'store' | 'token' | 'desk';

/** State shared by all rows of one statement. */
interface Statement {
  readonly reader: Reader;
  readonly budget: JoinBudget;
  readonly joins: Sql[];
  readonly tables: { count: number };
}

/** A row of a statement: of the collection itself, or joined to it. Each relation is joined once, by name. */
export class Row {
  readonly alias: Alias;
  readonly #statement: Statement;
  readonly #below = new Map<string, Row>();

  private constructor(statement: Statement, alias: Alias) {
    this.#statement = statement;
    this.alias = alias;
  }

  /** Returns the main row of a statement. */
  static first(reader: Reader, budget: JoinBudget): Row {
    return new Row({ reader, budget, joins: [], tables: { count: 1 } }, Alias.table(0));
  }

  get reader(): Reader {
    return this.#statement.reader;
  }

  /** Returns the row that `on` selects from a table, joined under the name of the relation. */
  to(name: string, rows: Sql, on: (other: Alias) => Sql): Row {
    const existing = this.#below.get(name);
    if (existing) return existing;
    const { budget, joins, tables } = this.#statement;
    budget.take();
    const other = new Row(this.#statement, Alias.table(tables.count));
    tables.count += 1;
    joins.push(sql`LEFT JOIN ${rows} ${other.alias} ON ${on(other.alias)}`);
    this.#below.set(name, other);
    return other;
  }

  /** Returns the FROM clause for this row with all its joins. */
  from(rows: Sql): Sql {
    const { joins } = this.#statement;
    const others = joins.length === 0 ? EMPTY_SQL : sql`\n${joined(joins, sql`\n`)}`;
    return sql`FROM ${rows} ${this.alias}${others}`;
  }
}
