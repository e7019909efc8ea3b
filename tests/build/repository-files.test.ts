import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/tools/process/steps.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

test('the dev container and the workflows use the Node version of .nvmrc', () => {
  const version = read('.nvmrc').trim();
  const { image } = JSON.parse(read('.devcontainer/devcontainer.json')) as { image: string };
  expect(image).toMatch(new RegExp(`:${version}-`));
  for (const workflow of ['ci', 'deploy']) {
    const text = read(`.github/workflows/${workflow}.yml`);
    expect(text.match(/node-version-file: \.nvmrc/g)).toHaveLength(text.match(/actions\/setup-node/g)?.length ?? 0);
  }
});

test('.editorconfig has the indentation and line width of biome.json', () => {
  const { formatter } = JSON.parse(read('biome.json')) as {
    formatter: { indentStyle: string; indentWidth: number; lineWidth: number };
  };
  const editor = read('.editorconfig');
  expect(editor).toContain(`indent_style = ${formatter.indentStyle}\nindent_size = ${formatter.indentWidth}\n`);
  expect(editor).toContain(`max_line_length = ${formatter.lineWidth}`);
});

test('CODEOWNERS names paths that exist', () => {
  const paths = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
