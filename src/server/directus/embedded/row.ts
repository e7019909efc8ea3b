import type { JoinBudget } from './limits.ts';
import { Alias, EMPTY_SQL, joined, type Sql, sql } from './sql.ts';

/**
 * Who reads: the store, which sees what it may show; whoever holds the token, who sees all of it; or the sales desk, which
 * sees quotes alone, and nobody else does.
 */
export type Reader = 'store' | 'token' | 'desk';

/** What the rows of one statement share. */
interface Statement {
  readonly reader: Reader;
  readonly budget: JoinBudget;
  readonly joins: Sql[];
  readonly tables: { count: number };
}

/** A row of a statement: a collection's own, or one joined to it. Others are joined once each, by name. */
export class Row {
  readonly alias: Alias;
  readonly #statement: Statement;
  readonly #below = new Map<string, Row>();

  private constructor(statement: Statement, alias: Alias) {
    this.#statement = statement;
    this.alias = alias;
  }

  /** The row a statement is about. */
  static first(reader: Reader, budget: JoinBudget): Row {
    return new Row({ reader, budget, joins: [], tables: { count: 1 } }, Alias.table(0));
  }

  get reader(): Reader {
    return this.#statement.reader;
  }

  /** The row that `on` finds in a table, joined under the name of the field that leads there. */
  to(name: string, rows: Sql, on: (other: Alias) => Sql): Row {
    const held = this.#below.get(name);
    if (held) return held;
    const { budget, joins, tables } = this.#statement;
    budget.take();
    const other = new Row(this.#statement, Alias.table(tables.count));
    tables.count += 1;
    joins.push(sql`LEFT JOIN ${rows} ${other.alias} ON ${on(other.alias)}`);
    this.#below.set(name, other);
    return other;
  }

  /** `FROM` the rows this one is of, with every row that was joined. */
  from(rows: Sql): Sql {
    const { joins } = this.#statement;
    const others = joins.length === 0 ? EMPTY_SQL : sql`\n${joined(joins, sql`\n`)}`;
    return sql`FROM ${rows} ${this.alias}${others}`;
  }
}
