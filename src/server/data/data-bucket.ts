import type { R2Bucket } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type ChangeKey, changeKeys } from '../../domain/shop/bulk/change-keys.ts';
import { type DataIndex, dataIndex, EMPTY_INDEX } from '../../domain/shop/bulk/data-index.ts';
import { indexedVersions } from '../../domain/shop/bulk/index-files.ts';

/** The bucket of the public data files. Everything in it may be downloaded by anyone. */
export type DataBucket = Pick<R2Bucket, 'get' | 'put' | 'delete' | 'list'>;

const INDEX_KEY = 'index.json';

/** Returns the key of a file of a version. */
export const fileKey = (version: string, name: string): string => `files/${version}/${name}`;

/** Returns the key of a list of changed records. */
export const listKey = (from: string, to: string, list: number): string => `changes/${from}-${to}/${list}.json`;

/** Returns the key of the search index of a version. */
export const indexFileKey = (version: string): string => `index/${version}.gz`;

/** Returns the key of the changes of the search index between two consecutive versions. */
export const indexPatchKey = (from: string, to: string): string => `index/${from}-${to}.patch.gz`;

/** Returns the index of all data, which is empty before the first files. Throws if it is unreadable. */
export const readIndex = async (bucket: Pick<DataBucket, 'get'>): Promise<DataIndex> => {
  const stored = await bucket.get(INDEX_KEY);
  return stored === null ? EMPTY_INDEX : v.parse(v.pipe(v.string(), v.parseJson(), dataIndex), await stored.text());
};

export const writeIndex = async (bucket: Pick<DataBucket, 'put'>, index: DataIndex): Promise<void> => {
  await bucket.put(INDEX_KEY, JSON.stringify(index));
};

/** Returns a list of changed records. Throws if it is missing or unreadable. */
export const readKeys = async (
  bucket: Pick<DataBucket, 'get'>,
  from: string,
  to: string,
  list: number,
): Promise<readonly ChangeKey[]> => {
  const stored = await bucket.get(listKey(from, to, list));
  if (stored === null) throw new Error(`List ${list} of the changes from ${from} to ${to} is missing.`);
  return v.parse(v.pipe(v.string(), v.parseJson(), changeKeys), await stored.text());
};

const DELETED_AT_ONCE = 1000;

/** Deletes the search index of versions that another index of the bucket does not retain. */
export const removeIndexFiles = async (
  bucket: Pick<DataBucket, 'delete'>,
  before: DataIndex,
  after: DataIndex,
): Promise<void> => {
  const kept = new Set(indexedVersions(after).map(({ version }) => version));
  const outdated = indexedVersions(before).filter(({ version }) => !kept.has(version));
  if (outdated.length > 0) await bucket.delete(outdated.map(({ version }) => indexFileKey(version)));
};

/** Deletes everything that the index does not name. */
export const removeUnlisted = async (bucket: Pick<DataBucket, 'list' | 'delete'>, index: DataIndex): Promise<void> => {
  const named = new Set([INDEX_KEY, ...indexedVersions(index).map(({ version }) => indexFileKey(version))]);
  for (const { version, files, delta, index: file } of index.versions) {
    if (file?.patch) named.add(indexPatchKey(file.patch.from, version));
    for (const { name } of [...files, ...(delta?.files ?? [])]) named.add(fileKey(version, name));
    for (const list of delta?.keys.keys() ?? []) named.add(listKey(delta?.from ?? '', version, list));
  }
  const unlisted: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    unlisted.push(...page.objects.map(({ key }) => key).filter((key) => !named.has(key)));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  for (let at = 0; at < unlisted.length; at += DELETED_AT_ONCE) {
    await bucket.delete(unlisted.slice(at, at + DELETED_AT_ONCE));
  }
};
