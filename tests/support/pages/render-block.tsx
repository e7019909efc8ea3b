import { renderToStaticMarkup } from 'react-dom/server';
import { blockRegistry } from '../../../src/blocks/blocks.gen.ts';
import { type PageContext, PageProvider } from '../../../src/blocks/page-context.ts';
import { BlockRegistry } from '../../../src/blocks/render/blocks.tsx';
import { CachedMarkup, type CacheMarkup } from '../../../src/blocks/render/cached-markup.ts';
import { outlineOf } from '../../../src/blocks/render/outline.ts';
import { PageBlocks } from '../../../src/blocks/render/page-blocks.tsx';
import { DEFAULT_PREFERENCES } from '../../../src/domain/kit/preferences.ts';
import { type Breakpoints, DEFAULT_BREAKPOINTS } from '../../../src/domain/site/content/breakpoints.ts';
import type { ContentElement } from '../../../src/domain/site/content/element.ts';

const PAGE: PageContext = {
  path: '/x-rings',
  query: {},
  preferences: DEFAULT_PREFERENCES,
  crumbs: [{ label: 'Home', href: '/' }, { label: 'X-rings' }],
  outline: [],
  contact: {
    brandName: 'Canyon Seals',
    phone: '+1 555 0142 600',
    salesEmail: 'sales@canyonseals.example',
    postalAddress: '1200 Gauge Street',
  },
  frames: { origin: 'https://store.example', allowsLocal: false },
  formOrigins: [],
  blockData: {},
};

/** An element as content stores it. */
export const elementOf = (
  id: string,
  name: string,
  options: object,
  children: readonly ContentElement[] = [],
): ContentElement => ({ id, component: { name, options: { ...options } }, children });

/** Returns the HTML of a page with these elements. */
export const renderPage = (
  blocks: readonly ContentElement[],
  page: Partial<PageContext> = {},
  breakpoints: Breakpoints = DEFAULT_BREAKPOINTS,
  keep: CacheMarkup | null = null,
): string =>
  renderToStaticMarkup(
    <PageProvider value={{ ...PAGE, outline: outlineOf(blocks, page.preferences ?? DEFAULT_PREFERENCES), ...page }}>
      <BlockRegistry value={blockRegistry}>
        <CachedMarkup value={keep}>
          <PageBlocks
            entry={{
              id: 'page',
              name: 'Page',
              lastUpdated: 0,
              meta: { breakpoints },
              data: { title: '', description: '', url: PAGE.path, image: '', noindex: false, date: '', blocks },
            }}
          />
        </CachedMarkup>
      </BlockRegistry>
    </PageProvider>,
  );

/** Returns a page without its container and rules. */
const insidePage = (html: string): string =>
  /<div class="page-blocks[^>]*>(?:<style>.*?<\/style>)?(.*)<\/div>$/s.exec(html)?.[1] ?? '';

/** Returns the HTML of a block without the boxes that the renderer adds around it. */
export const renderBlock = (name: string, options: object, page: Partial<PageContext> = {}): string => {
  const html = insidePage(renderPage([elementOf('builder-1', name, options)], page));
  if (blockRegistry.get(name)?.declaration.isOwnBox) return html;
  return /^<div class="builder-block[^>]*>(.*)<\/div>$/s.exec(html)?.[1] ?? '';
};
