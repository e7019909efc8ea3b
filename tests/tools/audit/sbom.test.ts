import * as v from 'valibot';
import { expect, test } from 'vitest';
import { installedPackages, lockedPackages } from '../../../src/tools/audit/lock-file.ts';
import { billOfMaterials } from '../../../src/tools/audit/sbom.ts';

const reference = v.pipe(v.string(), v.nonEmpty());
const licenses = v.union([
  v.pipe(
    v.array(v.strictObject({ license: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)) }) })),
    v.maxLength(1),
  ),
  v.tuple([v.strictObject({ license: v.strictObject({ name: v.literal('SEE LICENSE IN LICENSE') }) })]),
  v.tuple([v.strictObject({ expression: v.pipe(v.string(), v.regex(/ (?:AND|OR) /)) })]),
]);

/** The members that CycloneDX 1.6 requires, and no unknown ones. */
const cycloneDx = v.strictObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.6'),
  serialNumber: v.pipe(
    v.string(),
    v.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ),
  version: v.literal(1),
  metadata: v.strictObject({
    component: v.strictObject({
      type: v.literal('application'),
      'bom-ref': reference,
      name: reference,
      version: reference,
    }),
  }),
  components: v.array(
    v.strictObject({
      type: v.literal('library'),
      'bom-ref': reference,
      name: reference,
      version: reference,
      scope: v.picklist(['required', 'optional', 'excluded']),
      hashes: v.array(
        v.strictObject({
          alg: v.picklist(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']),
          content: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/)),
        }),
      ),
      licenses,
      purl: v.pipe(v.string(), v.regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/)),
    }),
  ),
  dependencies: v.array(v.strictObject({ ref: reference, dependsOn: v.array(reference) })),
});

const packages = installedPackages();
const bill = v.parse(cycloneDx, JSON.parse(billOfMaterials(packages)));

test('the bill of materials contains every package of the lock file once, and only existing references', () => {
  const references = bill.components.map((one) => one['bom-ref']);
  expect(references).toHaveLength(packages.length - 1);
  expect(new Set(references).size).toBe(references.length);
  const known = new Set([...references, bill.metadata.component['bom-ref']]);
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(known.has(ref)).toBe(true);
    expect(dependsOn.filter((one) => !known.has(one))).toEqual([]);
  }
});

test('marks deployed packages as required, and development packages as excluded', () => {
  const scopeOf = (name: string) => bill.components.find((one) => one.name === name)?.scope;
  expect([scopeOf('hono'), scopeOf('react'), scopeOf('vitest')]).toEqual(['required', 'required', 'excluded']);
  const hono = bill.components.find(({ name }) => name === 'hono');
  expect(hono?.hashes[0]?.alg).toBe('SHA-512');
});

test('the same lock file gives the same bytes, another one a different serial number', () => {
  expect(billOfMaterials(packages)).toBe(billOfMaterials([packages[0] as never, ...packages.slice(1).toReversed()]));
  const other = billOfMaterials(packages.slice(0, -1));
  expect(JSON.parse(other).serialNumber).not.toBe(bill.serialNumber);
});

test('a dependency is the folder that Node would resolve', () => {
  const lock = {
    name: 'site',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'site', version: '1.0.0', dependencies: { '@a/b': '1' } },
      'node_modules/@a/b': { version: '1.0.0', dependencies: { c: '2', d: '1' } },
      'node_modules/@a/b/node_modules/c': { version: '2.0.0', dependencies: { d: '1' } },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/d': { name: 'e', version: '1.0.0' },
    },
  };
  const [site, ab, inner, , renamed] = lockedPackages(JSON.stringify(lock));
  expect(site?.uses).toEqual(['node_modules/@a/b']);
  expect(ab?.uses).toEqual(['node_modules/@a/b/node_modules/c', 'node_modules/d']);
  expect(inner?.uses).toEqual(['node_modules/d']);
  expect([inner?.name, renamed?.name]).toEqual(['c', 'e']);
});
