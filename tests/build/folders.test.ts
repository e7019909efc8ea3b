import { expect, test } from 'vitest';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { largeFolders, MAX_FOLDER_FILES } from '../../src/tools/structure/large.ts';
import { repositoryFiles } from '../../src/tools/structure/repository-files.ts';

test('largeFolders counts only files directly in a folder and lists the largest first', () => {
  const files = ['src/a/1.ts', 'src/a/2.ts', 'src/a/b/1.ts', 'src/a/b/2.ts', 'src/a/b/3.ts', 'src/1.ts'];
  expect(largeFolders(files, 1)).toEqual([
    { path: 'src/a/b', size: 3 },
    { path: 'src/a', size: 2 },
  ]);
});

test(`no folder of src or tests has more than ${MAX_FOLDER_FILES} files directly in it`, () => {
  const files = repositoryFiles(projectRoot);
  expect(files).toContain('tests/build/folders.test.ts');
  // D1 runs migrations by their names in one folder, and none is removed.
  const written = files.filter((path) => !path.startsWith('src/server/migrations/'));
  expect(largeFolders(written, MAX_FOLDER_FILES)).toEqual([]);
});
