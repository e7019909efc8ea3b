import { parseArgs } from 'node:util';

export interface CatalogCommand {
  readonly name: 'export' | 'import' | 'template';
  readonly directory: string;
  readonly isDryRun: boolean;
  readonly isRemote: boolean;
}

export const USAGE = `npm run catalog -- template DIR            writes empty files with one example row each
npm run catalog -- export DIR              writes the whole catalog
npm run catalog -- import DIR --dry-run    checks the files and compares them with the catalog
npm run catalog -- import DIR              publishes them

The catalog is the one of the site on this machine (PORT), or with --remote of the deployed site.
docs/guides/own-catalog.md leads through all steps.`;

/** A readable error about invalid arguments. */
export class UsageError extends Error {}

const parsed = (args: readonly string[]) => {
  try {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      remote: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Parses the command line. Throws `UsageError`. */
export const readCatalogArguments = (args: readonly string[]): CatalogCommand => {
  const { values, positionals } = parsed(args);
  const [name, directory, ...rest] = positionals;
  if (name !== 'export' && name !== 'import' && name !== 'template')
    throw new UsageError('Say what to do: export, import or template.');
  if (directory === undefined) throw new UsageError('Name the folder of the files.');
  if (rest.length > 0)
    throw new UsageError(`"${rest.join(' ')}" is too much. Put a folder name with spaces in quotes.`);
  if (values['dry-run'] && name !== 'import') throw new UsageError('--dry-run is for import.');
  if (values.remote && name === 'template') throw new UsageError('--remote is for export and import.');
  return { name, directory, isDryRun: values['dry-run'], isRemote: values.remote };
};
