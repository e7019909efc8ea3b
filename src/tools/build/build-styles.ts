import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type BlockStyles, SHEETS, type Sheet } from '../../domain/site/asset-manifest.ts';
import { gathered } from './stylesheet.ts';

const src = fileURLToPath(new URL('../../', import.meta.url));
const stylesDir = join(src, 'client/styles');
const LAYER = 'components';

/** The text of imports as one stylesheet. Fonts keep their addresses. */
const bundled = async (imports: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: imports, loader: 'css', resolveDir: stylesDir },
    external: ['/fonts/*'],
    bundle: true,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return gathered(outputFiles[0]?.text ?? '', LAYER);
};

const importing = (files: readonly string[]): string =>
  files.map((file) => `@import "${relative(stylesDir, join(src, file))}" layer(${LAYER});`).join('\n');

/** Which stylesheet lists which file. */
const listedIn = (): ReadonlyMap<string, Sheet> =>
  new Map(
    SHEETS.filter((sheet) => sheet !== 'blocks').flatMap((sheet) =>
      [...readFileSync(join(stylesDir, `${sheet}.css`), 'utf8').matchAll(/^@import "([^"]+)"/gm)].map(
        ([, address = '']) => [relative(src, join(stylesDir, address)), sheet] as const,
      ),
    ),
  );

const blockFiles = (): string[] => globSync('blocks/*/*.css', { cwd: src }).sort();

/** The styles of a stylesheet; `blocks` holds those of all blocks that no other lists. */
export const sheetText = (sheet: Sheet): Promise<string> => {
  if (sheet !== 'blocks') return bundled(`@import "./${sheet}.css";`);
  const listed = listedIn();
  return bundled(importing(blockFiles().filter((file) => !listed.has(file))));
};

const nameOf = async (folder: string): Promise<string | null> => {
  const file = join(src, 'blocks', folder, `${folder}.inputs.ts`);
  if (!existsSync(file)) return null;
  const { declaration }: { declaration: { name: string } } = await import(file);
  return declaration.name;
};

export const stylesOfBlocks = async (): Promise<BlockStyles> => {
  const listed = listedIn();
  const inStore: string[] = [];
  const styles: Record<string, string> = {};
  for (const [folder, files] of Map.groupBy(blockFiles(), (file) => basename(dirname(file)))) {
    const name = await nameOf(folder);
    if (name === null) continue;
    const own = files.filter((file) => !listed.has(file));
    if (own.length > 0) styles[name] = await bundled(importing(own));
    if (files.some((file) => listed.get(file) === 'store')) inStore.push(name);
  }
  return { inStore, own: styles };
};
