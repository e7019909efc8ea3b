import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AuthoredSection } from '../../content/define-section.ts';

const folder = fileURLToPath(new URL('../../content/sections/', import.meta.url));

/**
 * Returns all sections in `sections/` in menu order. Throws if a file does not export the section that it is named
 * after.
 */
export const readSections = async (): Promise<AuthoredSection[]> => {
  const sections: AuthoredSection[] = [];
  for (const file of globSync('*.ts', { cwd: folder })) {
    const module: { readonly section?: AuthoredSection } = await import(pathToFileURL(join(folder, file)).href);
    if (`${module.section?.key}.ts` !== file) throw new Error(`sections/${file} exports no section of this name.`);
    if (module.section) sections.push(module.section);
  }
  return sections.sort((a, b) => a.place - b.place);
};
