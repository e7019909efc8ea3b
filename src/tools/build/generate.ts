import { writeRegistries } from './registry.ts';

/*
 * Writes the generated modules, which git ignores. The npm scripts load this module with `--import`, before Node
 * resolves the imports of the command. `npm ci` and `vitest.config.ts` run it too.
 */
writeRegistries();
