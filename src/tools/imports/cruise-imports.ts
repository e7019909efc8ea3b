import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { projectRoot } from '../process/steps.ts';
import { importOptions, importRuleSet } from './import-rule-set.ts';

/** Returns the imports of the folders below `baseDir`, checked against the rules of src/tools/imports/import-rule-set.ts. */
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
