import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for the files of a catalog. */
export interface CatalogFolder {
  readonly path: string;
  file(name: string): string;
  /** The text of every file by name. */
  texts(): Record<string, string>;
  remove(): void;
}

export const catalogFolder = (): CatalogFolder => {
  const path = mkdtempSync(join(tmpdir(), 'catalog-'));
  const file = (name: string): string => join(path, name);
  return {
    path,
    file,
    texts: () => Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(file(name), 'utf8')])),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
};
