import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AuthoredSection } from '../../content/define-section.ts';

const folder = fileURLToPath(new URL('../../content/sections/', import.meta.url));

/** All sections written in `sections/`, in the order of the menu. Throws when a file exports none of its own name. */
export const readSections = async (): Promise<AuthoredSection[]> => {
  const sections: AuthoredSection[] = [];
  for (const file of globSync('*.ts', { cwd: folder })) {
    const module: { readonly section?: AuthoredSection } = await import(pathToFileURL(join(folder, file)).href);
    if (`${module.section?.key}.ts` !== file) throw new Error(`sections/${file} exports no section of this name.`);
    if (module.section) sections.push(module.section);
  }
  return sections.sort((a, b) => a.place - b.place);
};
