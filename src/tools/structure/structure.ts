import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { englishHits } from '../english/count.ts';
import { cruiseImports } from '../imports/cruise-imports.ts';
import { lastRun } from '../process/last-run.ts';
import { projectRoot } from '../process/steps.ts';
import { classNames } from './class-names.ts';
import { countDuplicates } from './duplicates.ts';
import { mutualDependencies } from './folder-dependencies.ts';
import { largeFolders, longFiles, MAX_FOLDER_FILES } from './large.ts';
import { countLines, fileLengths, layerSizes, sourceFiles } from './layers.ts';
import { repositoryFiles } from './repository-files.ts';

/*
 * npm run structure [-- --at <commit>]: prints figures about the source, of the working tree or of a commit. The durations of
 * `npm test` and `npm run test:all` and the startup time of the Worker (`node tests/bench/start/worker-start.ts`) are
 * those of the last run on this machine.
 */
const { values } = parseArgs({ options: { at: { type: 'string' } } });

const LONG_FILE_LINES = 200;

const print = (name: string, value: string | number): void =>
  console.log(`${name.padEnd(44)}${typeof value === 'number' ? value.toLocaleString('en-US') : value}`);

const printList = (rows: readonly { readonly path: string; readonly size: number }[]): void => {
  for (const { path, size } of rows) console.log(`${String(size).padStart(8)}  ${path}`);
};

/** Checks out another commit into a temporary folder, with the packages of the working tree. Returns the folder. */
const checkout = (commit: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'structure-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, commit], { cwd: projectRoot, stdio: 'pipe' });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const generate = join(folder, 'src/tools/build/generate.ts');
  // Older commits track their generated modules.
  if (existsSync(generate)) execFileSync(process.execPath, [generate]);
  return folder;
};

const printSizes = (root: string, files: readonly string[]): void => {
  for (const { name, files: count, lines } of layerSizes(root, files)) {
    print(`  ${name}`, `${String(count).padStart(5)} files ${lines.toLocaleString('en-US').padStart(8)} lines`);
  }
  const inRepository = repositoryFiles(root);
  const lines = inRepository
    .filter((file) => file.startsWith('src/'))
    .reduce((sum, file) => sum + countLines(root, file), 0);
  print('lines of files in src with data', lines);
  const { median, ninetieth, longest } = fileLengths(root, files);
  print('median file, 90th percentile, longest', `${median}, ${ninetieth}, ${longest} lines`);
  const long = longFiles(root, files, LONG_FILE_LINES);
  print(`files in src over ${LONG_FILE_LINES} lines`, long.length);
  printList(long);
  const large = largeFolders(inRepository, MAX_FOLDER_FILES);
  print(`folders with over ${MAX_FOLDER_FILES} files of their own`, large.length);
  printList(large);
};

const printImports = async (root: string): Promise<void> => {
  const { modules, summary } = await cruiseImports(root);
  const cycles = summary.violations.filter(({ rule }) => rule.name === 'no-cycle').length;
  print('wrong-way imports by the current rules', summary.violations.length - cycles);
  print('import cycles including types', cycles);
  const mutual = mutualDependencies(root, modules);
  print('mutual dependencies of folders', mutual.length);
  for (const {
    folders: [a, b],
    imports: [forward, backward],
  } of mutual) {
    console.log(`        ${a} → ${b} ${forward}, back ${backward}`);
  }
};

const printFigures = async (root: string): Promise<void> => {
  const files = sourceFiles(root);
  printSizes(root, files);
  await printImports(root);
  print('passages of six or more repeated lines', countDuplicates(root, files));
  const { names, short, sheets } = classNames(root);
  print('class names in styles', `${names}, of at most four letters ${short}, in ${sheets} files`);
  print('avoided English terms', englishHits(root).length);
};

const printRuns = (): void => {
  for (const name of ['npm test', 'npm run test:deep', 'npm run test:all']) {
    const run = lastRun(name);
    print(name, run === null ? 'not run here yet' : `${(run.seconds / 60).toFixed(1)} minutes on ${run.at}`);
  }
  const start = join(projectRoot, '.wrangler/worker-start.txt');
  console.log(
    existsSync(start) ? readFileSync(start, 'utf8').trimEnd() : 'Worker start: node tests/bench/start/worker-start.ts',
  );
};

if (values.at === undefined) {
  await printFigures(projectRoot);
  printRuns();
} else {
  const folder = checkout(values.at);
  try {
    await printFigures(folder);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: projectRoot, stdio: 'pipe' });
    rmSync(folder, { recursive: true, force: true });
  }
}
