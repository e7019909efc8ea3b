import { hashId } from './element-json.ts';

/** An entry in the format of the content API. */
export interface EntryJson<Data extends object> {
  readonly id: string;
  readonly name: string;
  readonly published: 'published';
  readonly lastUpdated: number;
  readonly query: readonly object[];
  readonly data: Data;
}

/** Returns a published entry. Its id is derived from `key`, so that repeated pushes change nothing. */
export const entryJson = <Data extends object>(
  key: string,
  name: string,
  lastUpdated: number,
  data: Data,
  query: readonly object[] = [],
): EntryJson<Data> => ({ id: hashId(key, 32), name, published: 'published', lastUpdated, query, data });
