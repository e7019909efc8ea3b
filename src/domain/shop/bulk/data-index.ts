import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** File formats, with the end of their names and their media types. */
export const FORMATS = {
  csv: { suffix: 'csv.gz', mediaType: 'application/gzip', title: 'CSV' },
  jsonl: { suffix: 'jsonl.gz', mediaType: 'application/gzip', title: 'JSON Lines' },
  parquet: { suffix: 'parquet', mediaType: 'application/vnd.apache.parquet', title: 'Parquet' },
} as const;

export type FileFormat = keyof typeof FORMATS;

export const FILE_FORMATS = Object.keys(FORMATS) as FileFormat[];

const dataFile = v.object({
  name: v.string(),
  /** `changes` for the file of a delta. */
  table: v.picklist<[TableName | 'changes', ...(TableName | 'changes')[]]>(['changes', ...TABLE_NAMES]),
  format: v.picklist(FILE_FORMATS as [FileFormat, ...FileFormat[]]),
  rows: wholeNumber(),
  bytes: wholeNumber(),
  /** Of the file as it is downloaded, hexadecimal. */
  sha256: v.string(),
});

const delta = v.object({
  from: v.string(),
  /** Number of records of each stored list of keys. */
  keys: v.array(wholeNumber()),
  files: v.array(dataFile),
});

const indexFile = v.object({
  /** Of the snapshot, hexadecimal. */
  sha256: v.string(),
  /** Of the file as it is downloaded: packed, with gzip. */
  bytes: wholeNumber(),
  /** Of the snapshot. */
  raw_bytes: wholeNumber(),
  /** What changed in values of parts since the version before, with gzip. null if there is no patch. */
  patch: v.nullable(v.object({ from: v.string(), bytes: wholeNumber() })),
});

const dataVersion = v.object({
  version: v.string(),
  /** Value of `DATA_FORMAT` when it was written. */
  format: wholeNumber(),
  /** ISO time. */
  published_at: v.string(),
  parts: wholeNumber(),
  /** Files of the whole catalog. Empty for a version of which there is only a delta. */
  files: v.array(dataFile),
  /** What changed since the version before. null if that is unknown: no client can follow across it. */
  delta: v.nullable(delta),
  /** The search index for browsers. Absent in versions that were written by earlier releases. */
  index: v.optional(v.nullable(indexFile)),
});

/** All bulk data in the bucket. The versions are a series, oldest first, each with the delta from the one before. */
export const dataIndex = v.object({
  versions: v.array(dataVersion),
  /** Versions that are no longer stored, newest last. */
  expired: v.array(v.string()),
});

export type DataFile = Value<typeof dataFile>;
export type IndexFile = Value<typeof indexFile>;
export type Delta = Value<typeof delta>;
export type DataVersion = Value<typeof dataVersion>;
export type DataIndex = Value<typeof dataIndex>;

export const EMPTY_INDEX: DataIndex = { versions: [], expired: [] };

/**
 * Increase it when the rows of an unchanged catalog change: a new column, or another value. No delta leads across it, so
 * that clients load the whole files again.
 */
export const DATA_FORMAT = 1;

/** Number of versions whose whole files are stored. */
const KEPT_VERSIONS = 3;
/** Maximum number of deltas: three and a half days with one every five minutes. */
export const MAX_DELTAS = 1000;
/** Number of expired versions that are distinguished from unknown ones. */
const MAX_EXPIRED = 2000;

const hasFiles = ({ files }: DataVersion): boolean => files.length > 0;

/** Removes what leads from an earlier version to this one. */
const withoutEarlier = (one: DataVersion): DataVersion => ({
  ...one,
  delta: null,
  ...(one.index && { index: { ...one.index, patch: null } }),
});

/** Adds a version and removes the expired ones: all before the third newest with whole files. */
export const withVersion = ({ versions, expired }: DataIndex, added: DataVersion): DataIndex => {
  const last = versions.at(-1);
  const earlier = last?.version === added.version ? versions.slice(0, -1) : versions;
  const known = versions.find((one) => one.version === added.version && hasFiles(one));
  const files = added.files.length > 0 ? added.files : (known?.files ?? []);
  const delta = last?.version === added.version ? last.delta : added.delta;
  const index = (last?.version === added.version ? last.index : null) ?? added.index ?? null;
  const all: DataVersion[] = [...earlier, { ...added, files, delta, index }];
  const whole = all.flatMap((one, at) => (hasFiles(one) ? [at] : []));
  const first = Math.max(whole.at(-KEPT_VERSIONS) ?? 0, all.length - MAX_DELTAS);
  const kept = all.slice(first).map((one, at): DataVersion => (at === 0 ? withoutEarlier(one) : one));
  const names = new Set(kept.map(({ version }) => version));
  const gone = [...versions, ...all].map(({ version }) => version).filter((version) => !names.has(version));
  return {
    versions: kept,
    expired: [...new Set([...expired, ...gone])].filter((version) => !names.has(version)).slice(-MAX_EXPIRED),
  };
};

/** Returns the versions with whole files, newest first, each once. */
export const wholeVersions = ({ versions }: DataIndex): DataVersion[] =>
  [...new Map(versions.filter(hasFiles).map((one) => [one.version, one])).values()].reverse();

/** Returns a file of a version: of the whole catalog, or of the delta that leads to it. */
export const fileOf = ({ versions }: DataIndex, version: string, name: string): DataFile | null =>
  versions
    .filter((one) => one.version === version)
    .flatMap(({ files, delta }) => [...files, ...(delta?.files ?? [])])
    .find((file) => file.name === name) ?? null;

/** Returns the delta between two versions if there was the same step before. */
export const sameDelta = ({ versions }: DataIndex, from: string, to: string): Delta | null =>
  versions.find(({ version, delta }) => version === to && delta?.from === from)?.delta ?? null;

/** Returns the deltas that lead from one version to another, oldest first, or null if there is no such series. */
export const deltasBetween = ({ versions }: DataIndex, from: string, to: string): readonly Delta[] | null => {
  // A version whose content came back occurs twice. A client of it may continue from the newer occurrence.
  const start = versions.findLastIndex(({ version }) => version === from);
  const end = versions.findLastIndex(({ version }) => version === to);
  if (start === -1 || end < start) return null;
  const deltas = versions.slice(start + 1, end + 1).map(({ delta }) => delta);
  return deltas.every((one) => one !== null) ? deltas : null;
};
