import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AuthoredPage } from '../../content/define-page.ts';

const folder = fileURLToPath(new URL('../../content/pages/', import.meta.url));

/** Returns all pages in `pages/` by path. Throws if two pages have the same path or a file exports no page. */
export const readPages = async (): Promise<AuthoredPage[]> => {
  const pages = new Map<string, AuthoredPage>();
  for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
    const module: { readonly page?: AuthoredPage } = await import(pathToFileURL(join(folder, file)).href);
    if (module.page === undefined) throw new Error(`pages/${file} exports no page.`);
    if (pages.has(module.page.path)) throw new Error(`pages/${file}: ${module.page.path} is taken.`);
    pages.set(module.page.path, module.page);
  }
  return [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
};
