import type { Context } from 'hono';
import { blockRegistry } from '../../../blocks/blocks.gen.ts';
import { type PageContext, PageProvider } from '../../../blocks/page-context.ts';
import { BlockRegistry } from '../../../blocks/render/blocks.tsx';
import { frameOrigins } from '../../../blocks/render/frame-origins.ts';
import { outlineOf } from '../../../blocks/render/outline.ts';
import { PageBlocks } from '../../../blocks/render/page-blocks.tsx';
import type { AppBindings } from '../../app-bindings.ts';
import { loadBlocks } from '../../content/load-blocks.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { stylesOf } from '../../render/block-styles.ts';
import { frameRules } from '../../security/frame-rules.ts';
import { type GalleryItem, gallery, galleryElements } from './gallery-elements.ts';
import { GALLERY_PATH } from './gallery-path.ts';

const CRUMBS = [{ label: 'Home', href: '/' }, { label: 'Products', href: '/products-hub' }, { label: 'This page' }];

const entryOf = ({ anchor, state, elements }: GalleryItem) => ({
  id: `gallery-${anchor}`,
  name: state,
  lastUpdated: 0,
  data: { title: state, description: '', url: GALLERY_PATH, image: '', noindex: true, date: '', blocks: elements },
});

/** The blocks in all their states; `?block=<anchor>` shows one. */
export const galleryPage = async (c: Context<AppBindings>): Promise<Response> => {
  const { services, preferences } = c.var;
  const only = c.req.query('block');
  const shown = only === undefined ? gallery : gallery.filter(({ anchor }) => anchor === only);
  const blockData = await loadBlocks(galleryElements, {
    services,
    catalog: () => services.catalog.get(waitUntilOf(c)),
    preferences,
    query: {},
  });
  const { brandName, phone, salesEmail, postalAddress } = services.settings;
  const page: PageContext = {
    path: GALLERY_PATH,
    query: {},
    preferences,
    crumbs: CRUMBS,
    outline: [],
    formOrigins: [],
    contact: { brandName, phone, salesEmail, postalAddress },
    frames: frameRules(c),
    blockData,
  };
  c.set('frameOrigins', frameOrigins(galleryElements, page.frames));
  return c.render(
    <BlockRegistry value={blockRegistry}>
      <nav className="page" aria-label="Blocks" style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
        {gallery.map(({ name, anchor }) => (
          <a key={anchor} className="link" href={only === undefined ? `#${anchor}` : `?block=${anchor}`}>
            {name}
          </a>
        ))}
      </nav>
      {shown.map(({ name, anchor, items }) => (
        <section key={anchor} id={anchor} aria-label={name}>
          {items.map((item) => (
            <div key={item.anchor} data-sample={item.anchor}>
              <p
                className="page text-mono text-muted"
                style={{ paddingBlock: '24px 12px' }}
              >{`${name}: ${item.state}`}</p>
              <PageProvider value={{ ...page, outline: outlineOf(item.elements, page.preferences) }}>
                <PageBlocks entry={entryOf(item)} />
              </PageProvider>
            </div>
          ))}
        </section>
      ))}
    </BlockRegistry>,
    {
      head: {
        ...stylesOf([], true),
        title: 'Blocks',
        description: 'Every block in all its states.',
        canonical: GALLERY_PATH,
        noindex: true,
      },
    },
  );
};
