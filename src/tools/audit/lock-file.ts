import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { projectRoot } from '../process/steps.ts';

const names = v.optional(v.record(v.string(), v.string()), {});

const entry = v.object({
  /** Present if the folder name differs from the package name. */
  name: v.optional(v.string()),
  version: v.string(),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});

const lockFile = v.object({ name: v.string(), version: v.string(), packages: v.record(v.string(), entry) });

/** An installed package: one folder of `node_modules`. */
export interface LockedPackage {
  /** Path from the project root; '' for the project itself. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  /** Subresource integrity of the package archive: `sha512-…`. */
  readonly integrity: string | undefined;
  readonly scope: 'required' | 'optional' | 'excluded';
  /** Folders of the packages that it depends on. */
  readonly uses: readonly string[];
}

const MODULES = 'node_modules/';

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);

/** Returns the folder in which Node finds a package: next to its user, or further up. */
const folderOf = (packages: Readonly<Record<string, unknown>>, user: string, name: string): readonly string[] => {
  for (let from = user; ; from = from.slice(0, Math.max(0, from.lastIndexOf(MODULES) - 1))) {
    const folder = `${from === '' ? '' : `${from}/`}${MODULES}${name}`;
    if (folder in packages) return [folder];
    if (from === '') return [];
  }
};

/**
 * Parses a lock file of version 3. The result starts with the project, followed by every installed package by folder.
 */
export const lockedPackages = (text: string): readonly LockedPackage[] => {
  const { packages } = v.parse(lockFile, JSON.parse(text));
  return Object.entries(packages).map(([folder, one]) => ({
    folder,
    name: one.name ?? nameOf(folder),
    version: one.version,
    license: one.license,
    integrity: one.integrity,
    scope: one.dev ? 'excluded' : one.optional || one.devOptional ? 'optional' : 'required',
    uses: Object.keys({ ...one.dependencies, ...one.optionalDependencies, ...one.devDependencies }).flatMap((name) =>
      folderOf(packages, folder, name),
    ),
  }));
};

/** Returns the packages of this project's lock file. */
export const installedPackages = (): readonly LockedPackage[] =>
  lockedPackages(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
