import type { ReactNode } from 'react';
import { blockRegistry } from '../../../blocks/blocks.gen.ts';
import { type PageContext, PageProvider } from '../../../blocks/page-context.ts';
import { BlockRegistry } from '../../../blocks/render/blocks.tsx';
import { PageBlocks } from '../../../blocks/render/page-blocks.tsx';
import { scriptJson } from '../../../client/island.tsx';
import { measureEndpoint } from '../../../domain/site/api/measure.ts';
import { type ContentEntry, shownTitle } from '../../../domain/site/content/entry.ts';
import { isUnderTest } from '../../../domain/site/content/pick-variation.ts';
import { EDITOR_PAGE_ID, type EditorPage } from '../../../domain/site/editing/editor-page.ts';
import { stylesOf } from '../../render/block-styles.ts';
import type { PageHead } from '../../render/page-head.ts';
import { breadcrumbList, faqPage, organization } from '../../render/structured-data.ts';
import type { Settings } from '../../settings.ts';

interface ContentPageProps {
  /** As published, with all variations. */
  readonly stored: ContentEntry;
  /** As this visitor sees it. */
  readonly entry: ContentEntry;
  readonly page: PageContext;
  readonly settings: Settings;
  /** Whether the browser reports clicks on the page. */
  readonly isMeasured: boolean;
  /** Initial data of the editor's JavaScript; `null` outside the visual editor. */
  readonly editor: EditorPage<PageContext> | null;
}

/** Returns the path of the link preview image, which shows the page's title. */
const ogImage = (path: string): string => `/og${path === '/' ? '/home' : path}.png`;

export const head = ({ stored, entry, page, settings, editor }: ContentPageProps): PageHead => {
  const { title, description, noindex, date, blocks } = entry.data;
  const { path, crumbs } = page;
  return {
    ...stylesOf(blocks, stored.hosted === true || editor !== null),
    title: shownTitle(title),
    description,
    canonical: path,
    image: ogImage(path),
    ...(page.lateBlocks && { streams: true }),
    ...(editor && { editor: true }),
    ...(isUnderTest(stored) && { asksConsent: true }),
    ...((noindex || editor) && { noindex: true }),
    ...(date !== '' && { type: 'article' as const }),
    structured: [
      ...(path === '/' ? organization(settings) : []),
      ...breadcrumbList(crumbs, settings, path),
      ...faqPage(blocks),
    ],
  };
};

const EditorState = ({ state }: { readonly state: EditorPage<PageContext> }): ReactNode => (
  <script type="application/json" id={EDITOR_PAGE_ID} dangerouslySetInnerHTML={{ __html: scriptJson(state) }} />
);

/** A page of the content store. */
export default function ContentPage({ stored, entry, page, isMeasured, editor }: ContentPageProps): ReactNode {
  return (
    <PageProvider value={page}>
      <BlockRegistry value={blockRegistry}>
        <PageBlocks entry={entry} />
        {isMeasured ? (
          <span hidden data-enhance="measure" data-content={stored.id} data-to={measureEndpoint.path} />
        ) : null}
        {editor === null ? null : <EditorState state={editor} />}
      </BlockRegistry>
    </PageProvider>
  );
}
