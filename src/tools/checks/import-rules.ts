import { readFileSync } from 'node:fs';
import { LAYER_DIAGRAM, layerDiagram } from '../diagram/diagram.ts';
import { cruiseImports } from '../imports/cruise-imports.ts';
import { projectRoot } from '../process/steps.ts';
import { mutualDependencies } from '../structure/folder-dependencies.ts';

/**
 * Throws an error that lists every import that breaks a rule, with the rule, and folders that import each other.
 * Also throws if `docs/architecture-layers.svg` does not show the imports.
 */
export const importRules = async (): Promise<void> => {
  const { summary, modules } = await cruiseImports();
  const violations = summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`,
  );
  if (summary.totalCruised < 1000) throw new Error(`Only ${summary.totalCruised} files were checked.`);
  const mutual = mutualDependencies(projectRoot, modules).map(({ folders }) => folders.join(' ↔ '));
  if (mutual.length > 0) throw new Error(`these folders import each other:\n${mutual.join('\n')}`);
  if (violations.length > 0)
    throw new Error(`these imports break a rule of src/tools/imports/import-rule-set.ts:\n${violations.join('\n')}`);
  if (readFileSync(LAYER_DIAGRAM, 'utf8') !== layerDiagram(modules))
    throw new Error(
      'docs/architecture-layers.svg does not show the current imports. Run npm run generate to write it.',
    );
};
