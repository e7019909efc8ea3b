import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cruiseImports } from '../checks/import-rules.ts';
import { lastRun } from '../process/last-run.ts';
import { projectRoot } from '../process/steps.ts';
import { classNames } from './class-names.ts';
import { duplicatePlaces } from './duplicates.ts';
import { lengths, rooms, sourceFiles } from './rooms.ts';

/*
 * npm run house [-- --at <commit>]: the house in figures, as it stands or as it stood. Tests and the start of the Worker are
 * told as `npm test`, `npm run test:all` and `node tests/bench/worker-start.ts` measured them last on this machine.
 */
const { values } = parseArgs({ options: { at: { type: 'string' } } });

const print = (name: string, value: string | number): void =>
  console.log(`${name.padEnd(44)}${typeof value === 'number' ? value.toLocaleString('en-US') : value}`);

/** A checkout of another commit, with this one's packages. */
const checkout = (commit: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, commit], { cwd: projectRoot, stdio: 'pipe' });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const generate = join(folder, 'src/tools/build/generate.ts');
  // Older commits hold their generated modules.
  if (existsSync(generate)) execFileSync(process.execPath, [generate]);
  return folder;
};

const tell = async (root: string): Promise<void> => {
  const files = sourceFiles(root);
  for (const { name, files: count, lines } of rooms(root, files)) {
    print(`  ${name}`, `${String(count).padStart(5)} files ${lines.toLocaleString('en-US').padStart(8)} lines`);
  }
  const { median, ninetieth, longest } = lengths(root, files);
  print('median file, 90th percentile, longest', `${median}, ${ninetieth}, ${longest} lines`);
  const { summary } = await cruiseImports(root);
  const cycles = summary.violations.filter(({ rule }) => rule.name === 'no-cycle').length;
  print('wrong-way imports, by the rules of today', summary.violations.length - cycles);
  print('cycles, types counted', cycles);
  print('places that share six lines or more', duplicatePlaces(root, files));
  const { names, short, sheets } = classNames(root);
  print('class names in styles', `${names}, of at most four letters ${short}, in ${sheets} files`);
};

const tellRuns = (): void => {
  for (const name of ['npm test', 'npm run test:all']) {
    const run = lastRun(name);
    print(name, run === null ? 'not run here yet' : `${(run.seconds / 60).toFixed(1)} minutes on ${run.at}`);
  }
  const start = join(projectRoot, '.wrangler/worker-start.txt');
  console.log(
    existsSync(start) ? readFileSync(start, 'utf8').trimEnd() : 'Worker start: node tests/bench/worker-start.ts',
  );
};

if (values.at === undefined) {
  await tell(projectRoot);
  tellRuns();
} else {
  const folder = checkout(values.at);
  try {
    await tell(folder);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: projectRoot, stdio: 'pipe' });
    rmSync(folder, { recursive: true, force: true });
  }
}
