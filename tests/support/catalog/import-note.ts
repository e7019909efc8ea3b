import type { ImportNote } from '../../../src/server/catalog-import/publish-import.ts';

/** What tests write about their imports. */
export const NOTE: ImportNote = {
  staffId: null,
  who: 'Command line',
  title: 'Catalog files',
  note: '',
  added: 0,
  changed: 0,
  removed: 0,
};
