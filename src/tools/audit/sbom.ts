import { createHash } from 'node:crypto';
import type { LockedPackage } from './lock-file.ts';

/**
 * Returns the package URL of a package.
 *
 * @example packageUrl({ name: '@a/b', version: '1.0.0' }) // 'pkg:npm/%40a/b@1.0.0'
 */
const packageUrl = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

const HASHES: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

const hashesOf = (integrity: string | undefined): readonly object[] =>
  (integrity ?? '').split(' ').flatMap((one) => {
    const dash = one.indexOf('-');
    const alg = HASHES[one.slice(0, dash)];
    return alg === undefined ? [] : [{ alg, content: Buffer.from(one.slice(dash + 1), 'base64').toString('hex') }];
  });

/** Returns the license as an SPDX identifier, as an expression of several, or by name if the package has its text in a file. */
const licensesOf = (license: string | undefined): readonly object[] => {
  if (license === undefined || license === 'UNLICENSED') return [];
  if (license.startsWith('SEE LICENSE')) return [{ license: { name: license } }];
  return /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }];
};

const referenceOf = (one: LockedPackage): string => (one.folder === '' ? packageUrl(one) : one.folder);

const componentOf = (one: LockedPackage): object => ({
  type: 'library',
  'bom-ref': referenceOf(one),
  name: one.name,
  version: one.version,
  scope: one.scope,
  hashes: hashesOf(one.integrity),
  licenses: licensesOf(one.license),
  purl: packageUrl(one),
});

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Derives a UUID from a string, so that the same packages give the same bill of materials. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * Returns the software bill of materials as CycloneDX 1.6 JSON: every installed package with its version, hash, license
 * and dependencies. `excluded` lists development packages, which are not deployed. The result contains no timestamp:
 * the same lock file gives the same bytes.
 */
export const billOfMaterials = (packages: readonly LockedPackage[]): string => {
  const [project, ...others] = packages;
  if (project === undefined || project.folder !== '') throw new Error('The lock file does not begin with the project.');
  const sorted = others.toSorted((a, b) => byText(a.folder, b.folder));
  const root = referenceOf(project);
  const content = {
    metadata: { component: { type: 'application', 'bom-ref': root, name: project.name, version: project.version } },
    components: sorted.map(componentOf),
    dependencies: [project, ...sorted].map((one) => ({
      ref: referenceOf(one),
      dependsOn: [...new Set(one.uses)].toSorted(byText),
    })),
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(content))}`;
  const head = { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber, version: 1 };
  return `${JSON.stringify({ ...head, ...content }, null, 1)}\n`;
};
