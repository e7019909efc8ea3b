import * as v from 'valibot';
import type { Advisory } from './advisories.ts';
import type { LockedPackage } from './lock-file.ts';

/** The endpoint that `npm audit` uses. It takes names with versions and returns the advisories that affect them. */
const BULK = 'https://registry.npmjs.org/-/npm/v1/security/advisories/bulk';
const TIMEOUT_MS = 30_000;

const reported = v.object({
  url: v.pipe(v.string(), v.regex(/\/GHSA(?:-[0-9a-z]{4}){3}$/)),
  title: v.string(),
  severity: v.picklist(['info', 'low', 'moderate', 'high', 'critical']),
  vulnerable_versions: v.string(),
});
const answer = v.record(v.string(), v.array(reported));

const versionsByName = (packages: readonly LockedPackage[]): Readonly<Record<string, readonly string[]>> => {
  const found = new Map<string, Set<string>>();
  for (const { folder, name, version } of packages) {
    if (folder !== '') found.set(name, (found.get(name) ?? new Set()).add(version));
  }
  return Object.fromEntries([...found].map(([name, versions]) => [name, [...versions]]));
};

const byId = (a: Advisory, b: Advisory): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * Returns the list updated with the advisories that the registry reports for the installed versions. A known entry
 * keeps its state and reason. Entries that no longer affect a package remain. Throws a readable error if the registry
 * cannot be reached.
 */
export const refreshedAdvisories = async (
  packages: readonly LockedPackage[],
  known: readonly Advisory[],
  fetcher: typeof fetch = fetch,
): Promise<readonly Advisory[]> => {
  const body = JSON.stringify(versionsByName(packages));
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetcher(BULK, { method: 'POST', headers, body, signal }).catch((cause: unknown) => {
    throw new Error(
      'The advisory service of the npm registry cannot be reached: this machine is offline or its network blocks it. The list is unchanged; npm run check goes on with it.',
      { cause },
    );
  });
  if (!response.ok) {
    throw new Error(`The advisory service answered ${response.status}. The list is unchanged; try again later.`);
  }
  const read = v.safeParse(answer, await response.json().catch(() => null));
  if (!read.success) throw new Error('The response of the advisory service has another shape. The list is unchanged.');
  const list = new Map(known.map((one) => [`${one.id} ${one.package}`, one]));
  for (const [name, advisories] of Object.entries(read.output)) {
    for (const { url, title, severity, vulnerable_versions: affected } of advisories) {
      const id = url.slice(url.lastIndexOf('/') + 1);
      const before = list.get(`${id} ${name}`);
      const { state, reason } = before ?? { state: 'open', reason: '' };
      list.set(`${id} ${name}`, { id, package: name, affected, severity, title, state, reason });
    }
  }
  return [...list.values()].toSorted(byId);
};
