import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { projectRoot } from '../process/steps.ts';
import { importOptions, importRuleSet } from './import-rule-set.ts';

/** Returns the imports of the folders below `baseDir`, checked against the rules of src/tools/checks/import-rule-set.ts. */
export const cruiseImports = async (
  baseDir: string = projectRoot,
  folders: string[] = ['src', 'tests'],
): Promise<ICruiseResult> => {
  const { output } = await cruise(folders, {
    ...importOptions,
    baseDir,
    ruleSet: { forbidden: importRuleSet },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
};

/** Throws an error that lists every import that breaks a rule, with the rule. */
export const importRules = async (): Promise<void> => {
  const { summary } = await cruiseImports();
  const violations = summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`,
  );
  if (summary.totalCruised < 1000) throw new Error(`Only ${summary.totalCruised} files were checked.`);
  if (violations.length > 0)
    throw new Error(`these imports break a rule of src/tools/checks/import-rule-set.ts:\n${violations.join('\n')}`);
};
