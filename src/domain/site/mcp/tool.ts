import * as v from 'valibot';

/** A tool of the MCP server: what an agent reads before it calls the tool. */
export interface Tool {
  /** `search_catalog`. */
  readonly name: string;
  readonly title: string;
  /** What it does and when to use it, for the model. */
  readonly description: string;
  /** An object that refuses unknown fields. */
  readonly input: v.GenericSchema<object>;
  readonly output: v.GenericSchema<object>;
  /** Whether its results have a drawing, which clients with MCP Apps show. */
  readonly hasDrawing?: true;
}

/** An object that refuses unknown fields, with messages that an agent can act on. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is not a field here. The fields are ${Object.keys(entries).join(', ')}.`;
    return received === 'undefined' ? 'is missing.' : 'must be an object.';
  });
