import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { PageContext } from '../../../blocks/page-context.ts';
import { scriptJson } from '../../../client/island.tsx';
import type { ContentEntry } from '../../../domain/content/entry.ts';
import type { Visitor } from '../../../domain/content/visitor.ts';
import type { EditRequest } from '../../../domain/editing/edit-request.ts';
import { EDITOR_PAGE_ID, type EditorPage } from '../../../domain/editing/editor-page.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { blockLoaders } from '../../content/block-loaders.ts';
import { isDevelopment } from '../../env.ts';
import { builderOrigin } from '../../security/builder-hosts.ts';

/** What the editor's script starts with. */
export function EditorState(props: {
  c: Context<AppBindings>;
  edit: EditRequest;
  entry: ContentEntry;
  page: PageContext;
  visitor: Visitor;
}): ReactNode {
  const { c, edit, entry, page, visitor } = props;
  const state: EditorPage<PageContext> = {
    entry,
    page,
    visitor,
    apiKey: c.env.BUILDER_API_KEY ?? '',
    apiHost: builderOrigin(c.env),
    model: edit.model,
    dataBlocks: Object.keys(blockLoaders),
    trustsLocalhost: isDevelopment(c.env),
  };
  return <script type="application/json" id={EDITOR_PAGE_ID} dangerouslySetInnerHTML={{ __html: scriptJson(state) }} />;
}
