import { readFileSync, writeFileSync } from 'node:fs';
import { ADVISORIES_FILE, affectedPackages, parseAdvisories } from './advisories.ts';
import { installedPackages } from './lock-file.ts';
import { refreshedAdvisories } from './refresh-advisories.ts';

/*
 * npm run audit:refresh: fetches the advisories for the installed versions from the registry and writes them to the
 * list.
 */
const packages = installedPackages();
const known = parseAdvisories(readFileSync(ADVISORIES_FILE, 'utf8'));
try {
  const list = await refreshedAdvisories(packages, known);
  writeFileSync(ADVISORIES_FILE, `${JSON.stringify(list, null, 2)}\n`);
  const affected = affectedPackages(packages, list);
  console.log(`${list.length} advisories in the list, ${list.length - known.length} of them new.`);
  for (const line of affected) console.log(line);
  if (affected.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
