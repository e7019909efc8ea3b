import type { CatalogTables } from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { currentCatalog } from '../../../src/server/catalog-import/current-catalog.ts';
import { publishImport } from '../../../src/server/catalog-import/publish-import.ts';
import { type FakeCatalogFiles, fakeCatalogFiles } from '../services/fake-catalog-files.ts';
import { appWithStaff, type FakeStaff, fakeStaff } from '../services/fake-staff.ts';
import { NOTE } from './import-note.ts';
import { secondCatalog } from './second-catalog.ts';

/** The desk over the second catalog, with requests of a signed-in person. */
export interface DeskCatalog extends FakeStaff {
  readonly files: FakeCatalogFiles;
  tables(): Promise<CatalogTables>;
  /** Uploads a file and returns the path of its page. */
  upload(
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly response: Response; readonly path: string }>;
  get(path: string): Promise<Response>;
  post(path: string, fields: Readonly<Record<string, string>> | URLSearchParams): Promise<Response>;
}

export const deskCatalog = async (): Promise<DeskCatalog> => {
  const people = fakeStaff();
  const files = fakeCatalogFiles();
  const app = appWithStaff(people.staff, { changes: { catalogFiles: files.service } });
  await publishImport(files.service.db, await currentCatalog(files.service.db), secondCatalog(), NOTE, { now: 1 });
  const Cookie = await people.cookieOf(people.add('mara@x.example', 'catalog'));
  const headers = { Cookie, Origin: 'http://localhost' };
  const send = (path: string, body?: FormData | URLSearchParams): Promise<Response> =>
    Promise.resolve(app.request(path, { headers, ...(body !== undefined && { method: 'POST', body }) }));
  return {
    ...people,
    files,
    tables: async () => (await currentCatalog(files.service.db)).tables,
    async upload(name, content) {
      const form = new FormData();
      form.set('file', new File([content], name));
      const response = await send('/desk/catalog/uploads', form);
      return { response, path: response.headers.get('Location') ?? '' };
    },
    get: (path) => send(path),
    post: (path, fields) => send(path, fields instanceof URLSearchParams ? fields : new URLSearchParams(fields)),
  };
};

/** Returns the digest that a page of a checked file has in its form. */
export const digestIn = (html: string): string => /name="digest" value="([^"]*)"/.exec(html)?.[1] ?? '';
