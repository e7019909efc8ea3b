import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { projectRoot } from '../process/steps.ts';

const LIBRARY = 'lucide-react';
const barrel = join(dirname(createRequire(import.meta.url).resolve(LIBRARY)), '../esm/lucide-react.mjs');
const IMPORT = /^import \{([^{}]{1,1000})\} from 'lucide-react';$/gm;

const namesOf = (list: string): string[] => list.split(',').map((name) => name.trim());

/** Returns the file of each icon, according to the library's index. */
const filesByIcon = (): Map<string, string> => {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(barrel, 'utf8').matchAll(
    /export \{([^{}]{1,1000})\} from '\.\/(icons\/[\w-]{1,80})\.mjs'/g,
  )) {
    for (const name of namesOf(names)) files.set(name.replace('default as ', ''), `${LIBRARY}/${file}`);
  }
  return files;
};

const DRAWN_ICON = join(projectRoot, 'src/client/ui/drawn-icon.tsx');

/** Lines of an icon's file that the component of this project does not read. */
const UNREAD_LINE = /^(?: {2}(?:name|size|aliases): .*|__iconData\.node;)$/gm;

/** Renders icons with a few lines of this project instead of the library's component. */
export const drawnIcons: Plugin = {
  name: 'drawn-icons',
  resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => DRAWN_ICON },
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => code.replace(UNREAD_LINE, ''),
  },
};

/** Imports each icon from its file. Through the library's index, every chunk would include all icons. */
export const iconFiles = (): Plugin => {
  const files = filesByIcon();
  const direct = (name: string): string => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${LIBRARY} has no icon ${name}.`);
    return `import ${name} from '${file}';`;
  };
  return {
    name: 'icon-files',
    transform: {
      filter: { id: /\.tsx$/ },
      // Keeps the number of lines, so that a source map without one of this plugin names the right line.
      handler: (code) =>
        code.replace(
          IMPORT,
          (whole, names: string) => namesOf(names).map(direct).join(' ') + whole.replace(/[^\n]/g, ''),
        ),
    },
  };
};
