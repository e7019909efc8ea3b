import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from '../audit/lock-file.ts';
import { billOfMaterials } from '../audit/sbom.ts';
import { workerFolder } from '../process/built-worker.ts';

/* node src/tools/build/build-sbom.ts: writes the bill of materials next to the built Worker. */
const packages = installedPackages();
mkdirSync(workerFolder, { recursive: true });
writeFileSync(join(workerFolder, 'sbom.cdx.json'), billOfMaterials(packages));
console.log(`Bill of materials written: dist/sbom.cdx.json, ${packages.length - 1} packages.`);
