import type { Context } from 'hono';
import { blockRegistry } from '../../blocks/blocks.gen.ts';
import { PageProvider } from '../../blocks/page-context.ts';
import { BlockRegistry } from '../../blocks/render/blocks.tsx';
import { outlineOf } from '../../blocks/render/outline.ts';
import { PageBlocks } from '../../blocks/render/page-blocks.tsx';
import { shownTitle } from '../../domain/content/entry.ts';
import { breadcrumbs } from '../../domain/site/route-table.ts';
import type { AppBindings } from '../app-bindings.ts';
import { loadBlocks } from '../content/load-blocks.ts';
import { onNotFound } from '../on-error.tsx';
import { waitUntilOf } from '../wait-until.ts';

const LONGEST_VALUE = 200;

/** Any address no other route has: the page of the content store, else 404. */
export const contentPage = async (c: Context<AppBindings>): Promise<Response> => {
  const { services, preferences } = c.var;
  const { path } = c.req;
  const entry = await services.content.page(path);
  if (entry === null) return onNotFound(c);
  const { title, description, noindex, blocks } = entry.data;
  const query = Object.fromEntries(
    Object.entries(c.req.query()).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]),
  );
  const blockData = await loadBlocks(blocks, {
    services,
    catalog: () => services.catalog.get(waitUntilOf(c)),
    preferences,
    query,
  });
  const { brandName, phone, salesEmail, postalAddress } = services.settings;
  const page = {
    path,
    query,
    preferences,
    crumbs: breadcrumbs(path),
    outline: outlineOf(blocks),
    contact: { brandName, phone, salesEmail, postalAddress },
    blockData,
  };
  c.header('Cache-Control', 'private, no-cache');
  return c.render(
    <PageProvider value={page}>
      <BlockRegistry value={blockRegistry}>
        <PageBlocks entry={entry} />
      </BlockRegistry>
    </PageProvider>,
    { head: { title: shownTitle(title), description, canonical: path, ...(noindex && { noindex }) } },
  );
};
