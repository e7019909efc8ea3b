import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { installedPackages, type LockedPackage } from './lock-file.ts';
import { isInRange } from './version-range.ts';

/** The list of advisories that the repository tracks. */
export const ADVISORIES_FILE = fileURLToPath(new URL('./advisories.json', import.meta.url));

const advisory = v.pipe(
  v.object({
    /** Identifier in the GitHub Advisory Database. */
    id: v.pipe(v.string(), v.regex(/^GHSA(?:-[0-9a-z]{4}){3}$/)),
    package: v.pipe(v.string(), v.nonEmpty()),
    /** Affected versions: `>=8.0.0 <8.17.1 || <5.2.4`. */
    affected: v.pipe(v.string(), v.nonEmpty()),
    severity: v.picklist(['info', 'low', 'moderate', 'high', 'critical']),
    title: v.string(),
    /** `accepted`: an affected version may remain installed, for the given reason. */
    state: v.picklist(['open', 'accepted']),
    reason: v.string(),
  }),
  v.check(({ state, reason }) => state === 'open' || reason.length > 20, 'an accepted advisory needs its reason'),
);

export type Advisory = v.InferOutput<typeof advisory>;

/** Parses a list of advisories. Throws if an entry is malformed. */
export const parseAdvisories = (text: string): readonly Advisory[] => v.parse(v.array(advisory), JSON.parse(text));

/** Returns a line for every installed package with an open advisory. */
export const affectedPackages = (
  packages: readonly Pick<LockedPackage, 'folder' | 'name' | 'version'>[],
  advisories: readonly Advisory[],
): readonly string[] =>
  advisories
    .filter(({ state }) => state === 'open')
    .flatMap(({ id, package: name, affected, severity, title }) =>
      packages
        .filter((one) => one.name === name && isInRange(one.version, affected))
        .map(({ folder, version }) => `${folder} ${version}: ${severity}, ${title} (${id}). Affected: ${affected}`),
    );

/** The step of `npm run check` that throws if an installed version has an open advisory. Needs no network. */
export const checkAdvisories = async (): Promise<void> => {
  const found = affectedPackages(installedPackages(), parseAdvisories(readFileSync(ADVISORIES_FILE, 'utf8')));
  if (found.length > 0) {
    throw new Error(
      `installed versions with known vulnerabilities. Update them, or set "accepted" with a reason in src/tools/audit/advisories.json:\n${found.join('\n')}`,
    );
  }
};
