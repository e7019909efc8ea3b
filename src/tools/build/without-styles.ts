import type { Plugin } from 'rolldown';

/** Drops imports of CSS from scripts: build-styles.ts makes the stylesheets from them. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: false }),
  },
};
