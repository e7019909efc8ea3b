import { hashId } from './element-json.ts';

/** An entry as the content API gives it. */
export interface EntryJson<Data extends object> {
  readonly id: string;
  readonly name: string;
  readonly published: 'published';
  readonly lastUpdated: number;
  readonly query: readonly object[];
  readonly data: Data;
}

/** A published entry. Its id follows from `key`, so that writing it again changes nothing. */
export const entryJson = <Data extends object>(
  key: string,
  name: string,
  lastUpdated: number,
  data: Data,
  query: readonly object[] = [],
): EntryJson<Data> => ({ id: hashId(key, 32), name, published: 'published', lastUpdated, query, data });
