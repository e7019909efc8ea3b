import type { ReactNode } from 'react';
import { blockRegistry } from '../../../blocks/blocks.gen.ts';
import { type PageContext, PageProvider } from '../../../blocks/page-context.ts';
import { BlockRegistry } from '../../../blocks/render/blocks.tsx';
import { outlineOf } from '../../../blocks/render/outline.ts';
import { PageBlocks } from '../../../blocks/render/page-blocks.tsx';
import { stylesOf } from '../../render/block-styles.ts';
import type { PageHead } from '../../render/page-head.ts';
import { type GalleryItem, gallery } from './gallery-elements.ts';
import { GALLERY_PATH } from './gallery-path.ts';

interface GalleryPageProps {
  readonly page: PageContext;
  /** Anchor of the one block to show; `null` for all. */
  readonly only: string | null;
}

export const head = (): PageHead => ({
  ...stylesOf([], true),
  title: 'Blocks',
  description: 'Every block in all its states.',
  canonical: GALLERY_PATH,
  noindex: true,
});

const entryOf = ({ anchor, state, elements }: GalleryItem) => ({
  id: `gallery-${anchor}`,
  name: state,
  lastUpdated: 0,
  data: { title: state, description: '', url: GALLERY_PATH, image: '', noindex: true, date: '', blocks: elements },
});

/** `/dev/blocks`: all blocks in all their states. */
export default function GalleryPage({ page, only }: GalleryPageProps): ReactNode {
  const shown = only === null ? gallery : gallery.filter(({ anchor }) => anchor === only);
  return (
    <BlockRegistry value={blockRegistry}>
      <nav className="page" aria-label="Blocks" style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
        {gallery.map(({ name, anchor }) => (
          <a key={anchor} className="link" href={only === null ? `#${anchor}` : `?block=${anchor}`}>
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
    </BlockRegistry>
  );
}
