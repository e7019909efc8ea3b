import type { Plugin } from 'rolldown';

/** Removes CSS imports from JavaScript. build-styles.ts builds the stylesheets from them. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: false }),
  },
};
