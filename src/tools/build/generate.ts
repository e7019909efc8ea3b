import { writeRegistries } from './registry.ts';

/*
 * Writes the generated modules, which git ignores. The scripts of package.json load this module with `--import`, before Node
 * resolves the imports of the command itself; `npm ci` and `vitest.config.ts` run it too.
 */
writeRegistries();
