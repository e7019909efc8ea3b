import type { CatalogFilesService } from '../../../src/server/catalog-import/catalog-files-service.ts';

const unexpected = (): never => {
  throw new Error('This test has no catalog files.');
};

/** No file is uploaded and no version was published. */
export const NO_CATALOG_FILES: CatalogFilesService = {
  get db() {
    return unexpected();
  },
  get uploads() {
    return unexpected();
  },
  versions: {
    list: async () => [],
    last: async () => null,
    byDigest: async () => null,
    forgetOld: async () => undefined,
  },
  isOwn: true,
  start: unexpected,
  run: unexpected,
  forgetOld: async () => undefined,
};
