import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../process/steps.ts';
import { secretsIn } from './secret-patterns.ts';

/** A finding that is not a secret. */
export interface AllowedSecret {
  readonly path: string;
  /** The kind of the finding: `private key`. */
  readonly kind: string;
  readonly reason: string;
}

/** Findings that are accepted. An entry without a finding fails the check. */
const ALLOWED_SECRETS: readonly AllowedSecret[] = [
  {
    path: 'tests/server/routes/account/accounts.test.ts',
    kind: 'value of TOKEN',
    reason: 'A made-up token that the test looks for in logs.',
  },
  {
    path: 'tests/worker/cached-backend.test.ts',
    kind: 'value of KEY',
    reason: 'The name of a cache entry.',
  },
];

/** Skips larger files, which are data and pictures. */
const LARGEST = 2 * 1024 * 1024;

/** Returns a line for each secret that is not allowed, and for each allowed entry without a finding. */
export const secretProblems = (
  files: readonly { readonly path: string; readonly text: string }[],
  allowed: readonly AllowedSecret[],
): readonly string[] => {
  const found = files.flatMap(({ path, text }) => secretsIn(text).map((one) => ({ ...one, path })));
  const isOf = ({ path, kind }: AllowedSecret, one: (typeof found)[number]): boolean =>
    path === one.path && kind === one.kind;
  return [
    ...found
      .filter((one) => !allowed.some((entry) => isOf(entry, one)))
      .map(({ path, line, kind, sign }) => `${path}:${line}: ${kind}, ${sign}…`),
    ...allowed
      .filter((entry) => !found.some((one) => isOf(entry, one)))
      .map(({ path, kind }) => `${path}: nothing of the kind "${kind}" is there any more; remove the entry.`),
  ];
};

/** Returns the text of the files that git tracks. */
const trackedFiles = (): readonly { readonly path: string; readonly text: string }[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((path) => path !== '' && path !== 'package-lock.json')
    .flatMap((path) => {
      const file = statSync(join(projectRoot, path), { throwIfNoEntry: false });
      if (file === undefined || !file.isFile() || file.size > LARGEST) return [];
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return text.includes('\0') ? [] : [{ path, text }];
    });

/** The step of `npm run check` that throws if a tracked file contains a secret. */
export const checkSecrets = async (): Promise<void> => {
  const problems = secretProblems(trackedFiles(), ALLOWED_SECRETS);
  if (problems.length > 0) {
    throw new Error(
      `tracked files with secrets. Revoke each and take it out, or list it in src/tools/checks/secrets.ts with the reason why it is none:\n${problems.join('\n')}`,
    );
  }
};
