import './message-guard.ts';
import { Builder, builder } from '@builder.io/sdk';
import { resolveEntry, visitBy } from '../../blocks/render/resolve-elements.ts';
import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';
import { editorHosts } from '../../domain/site/editing/editor-hosts.ts';
import { createBlockData } from './block-data.ts';
import { editedPage } from './edited-page-state.ts';
import { mountPage } from './mount-page.tsx';
import { startPageCheck } from './page-check/start-page-check.tsx';
import { watchPage } from './page-gestures.ts';
import { registerBlocks } from './register-blocks.ts';
import { onBreakpoints, onValues } from './sdk-settings.ts';
import { registerSections } from './section-menu.ts';
import { selectInPage } from './select-in-page.ts';
import { withSymbols } from './symbols.ts';
import { deferWhileTyping } from './typing.ts';

/** Announces the page to the editor and requests whole entries instead of patches. */
const announce = (model: string, apiKey: string): void => {
  const data = {
    target: 'react',
    version: Builder.VERSION,
    supportsPatchUpdates: false,
    supportsAddBlockScoping: true,
    supportsCustomBreakpoints: true,
    supportsXSmallBreakpoint: true,
    modelName: model,
    apiKey,
  };
  window.parent.postMessage({ type: 'builder.sdkInfo', data }, '*');
};

/** The editor may send content without an id. It then belongs to the edited page. */
const withId = (content: unknown, id: string): unknown =>
  typeof content === 'object' && content !== null && !('id' in content) ? { ...content, id } : content;

/** Takes over the page's content: registers the blocks, then renders each content that the editor sends. */
export const startEditor = (): void => {
  const found = editedPage();
  if (found === null) return;
  const { state, container } = found;
  const { apiKey, apiHost, model, page } = state;

  Builder.trustedHosts = editorHosts(state.trustsLocalhost);
  builder.init(apiKey, false);
  registerBlocks();
  void registerSections({ apiKey, apiHost });

  const resolved = (entry: ContentEntry): ContentEntry => resolveEntry(entry, visitBy(state.visitor, page.query, true));
  const show = mountPage(container, page);
  const blockData = createBlockData({
    names: state.dataBlocks,
    path: page.path,
    first: { blocks: resolved(state.entry).data.blocks, data: page.blockData },
  });
  let latest: ContentEntry = state.entry;
  let meta = state.entry.meta;
  let values: Readonly<Record<string, unknown>> = {};
  const draw = async (sent: ContentEntry): Promise<void> => {
    const data = { ...sent.data, state: { ...sent.data.state, ...values } };
    const entry = { ...sent, ...(meta && { meta }), data };
    latest = entry;
    const first = resolved(entry);
    show(first, blockData.known(first.data.blocks));
    const whole = resolved(await withSymbols(entry, { apiKey, apiHost }));
    const loaded = await blockData.load(whole.data.blocks);
    if (latest === entry) show(whole, loaded);
  };
  const update = deferWhileTyping(container, (entry: ContentEntry) => void draw(entry));

  onBreakpoints((breakpoints) => {
    meta = { breakpoints };
    update(latest);
  });
  onValues(model, (changed) => {
    values = { ...values, ...changed };
    update(latest);
  });
  announce(model, apiKey);
  watchPage(container);
  startPageCheck(container, () => latest.data);
  if (state.trustsLocalhost) selectInPage();
  // The initial content comes from the server, so nothing is fetched here. Later values are the editor's messages.
  builder.get(model, { initialContent: [state.entry] }).subscribe((content: unknown) => {
    const entry = parseEntry(withId(content, latest.id));
    if (entry !== null) update(entry);
  });
};
