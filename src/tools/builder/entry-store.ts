import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntryId } from '../../domain/site/content/entry-id.ts';

/** An entry in the format of the content API. */
export type Entry = Readonly<Record<string, unknown>> & { readonly id: string };

/** A stored entry: the published version, and the last saved draft if it differs. */
export interface StoredEntry {
  readonly model: string;
  /** `null` if never published, or unpublished. */
  readonly published: Entry | null;
  /** `null` if nothing was saved since the last publication. */
  readonly draft: Entry | null;
}

/** Entries of all models, one JSON file each: `<model>/<id>.json`. */
export interface EntryStore {
  list(model: string): readonly StoredEntry[];
  get(model: string, id: string): StoredEntry | null;
  put(model: string, id: string, entry: Omit<StoredEntry, 'model'>): void;
  remove(model: string, id: string): boolean;
  clear(): void;
}

const readAll = (directory: string): Map<string, StoredEntry> => {
  const entries = new Map<string, StoredEntry>();
  if (!existsSync(directory)) return entries;
  for (const model of readdirSync(directory).filter(isEntryId)) {
    for (const file of readdirSync(join(directory, model)).filter((one) => one.endsWith('.json'))) {
      const stored: StoredEntry = JSON.parse(readFileSync(join(directory, model, file), 'utf8'));
      entries.set(`${model}/${file.slice(0, -'.json'.length)}`, stored);
    }
  }
  return entries;
};

/** Opens the store in a directory. Reads existing entries once and writes every change immediately. */
export const openEntryStore = (directory: string): EntryStore => {
  const entries = readAll(directory);
  const fileOf = (model: string, id: string): string => join(directory, model, `${id}.json`);
  return {
    list: (model) => [...entries.values()].filter((entry) => entry.model === model),
    get: (model, id) => entries.get(`${model}/${id}`) ?? null,
    put(model, id, entry) {
      if (!isEntryId(model) || !isEntryId(id)) throw new Error(`"${model}/${id}" cannot be the name of an entry.`);
      const stored = { model, ...entry };
      entries.set(`${model}/${id}`, stored);
      mkdirSync(join(directory, model), { recursive: true });
      writeFileSync(fileOf(model, id), `${JSON.stringify(stored, null, 1)}\n`);
    },
    remove(model, id) {
      if (!entries.delete(`${model}/${id}`)) return false;
      rmSync(fileOf(model, id), { force: true });
      return true;
    },
    clear() {
      entries.clear();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
