import type { Context } from 'hono';
import { blockRegistry } from '../../../blocks/blocks.gen.ts';
import { PageProvider } from '../../../blocks/page-context.ts';
import { BlockRegistry } from '../../../blocks/render/blocks.tsx';
import { frameOrigins } from '../../../blocks/render/frame-origins.ts';
import { outlineOf } from '../../../blocks/render/outline.ts';
import { PageBlocks } from '../../../blocks/render/page-blocks.tsx';
import { resolveEntry, visitBy } from '../../../blocks/render/resolve-elements.ts';
import { measureEndpoint } from '../../../domain/api/measure.ts';
import { type ContentEntry, shownTitle } from '../../../domain/content/entry.ts';
import { isUnderTest } from '../../../domain/content/pick-variation.ts';
import { isEditParameter } from '../../../domain/editing/edit-token.ts';
import type { FailedForm } from '../../../domain/forms/control-fields.ts';
import { LONGEST_FILLED_IN } from '../../../domain/forms/custom-request.ts';
import { breadcrumbs } from '../../../domain/site/route-table.ts';
import { cutText } from '../../../domain/text/bounded-text.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { entryForVisitor, isMeasured } from '../../content/ab-visit.ts';
import { loadBlocks } from '../../content/load-blocks.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { stylesOf } from '../../render/block-styles.ts';
import { breadcrumbList, faqPage, organization } from '../../render/structured-data.ts';
import { FRESH_S } from '../../response-cache/index.ts';
import { builderMediaOrigins, isConnected } from '../../security/builder-hosts.ts';
import { frameRules } from '../../security/frame-rules.ts';
import { randomId } from '../../security/random-id.ts';
import { EditorState } from './editor-state.tsx';

const LONGEST_VALUE = 200;
/** A form's free text says more than other parameters. */
const longestOf = (name: string): number => (name === 'message' ? LONGEST_FILLED_IN : LONGEST_VALUE);

/** What the space and its caches hold adds up to 55 s already. */
const HOSTED_FRESH_S = '5';

/** Forms of a page that is everybody's have its key: who sends the same within ten minutes sends one. */
const FORM_PERIOD_MS = 600_000;
const sharedFormKey = (now: number): string => `shared-${Math.floor(now / FORM_PERIOD_MS)}`;

/** Link previews show a picture with the page's title. */
const ogImage = (path: string): string => `/og${path === '/' ? '/home' : path}.png`;

/** Renders a page of the content store; with `failed`, its form shows what was typed and what to do about it. */
export const renderContentPage = async (
  c: Context<AppBindings>,
  stored: ContentEntry,
  path: string,
  failed: FailedForm | null = null,
): Promise<Response> => {
  const { services, preferences, edit } = c.var;
  const picked = edit ? stored : entryForVisitor(c, stored);
  const query = Object.fromEntries(
    Object.entries(c.req.query())
      .filter(([name]) => !isEditParameter(name))
      .map(([name, value]) => [name, cutText(value, longestOf(name))]),
  );
  const visitor = visitorOf(c, path);
  const entry = resolveEntry(picked, visitBy(visitor, query, edit !== undefined));
  const { title, description, noindex, date, blocks } = entry.data;
  const blockData = await loadBlocks(blocks, {
    services,
    catalog: () => services.catalog.get(waitUntilOf(c)),
    preferences,
    query,
  });
  const { brandName, phone, salesEmail, postalAddress, formActionOrigins } = services.settings;
  const mediaOrigins = isConnected(c.env) ? builderMediaOrigins(c.env) : [];
  const page = {
    path,
    query,
    preferences,
    crumbs: breadcrumbs(path),
    outline: outlineOf(blocks, preferences),
    ...(date !== '' && { date }),
    contact: { brandName, phone, salesEmail, postalAddress },
    frames: frameRules(c),
    formOrigins: formActionOrigins,
    ...(mediaOrigins.length > 0 && { mediaOrigins }),
    blockData,
    forms: { key: c.var.isShared ? sharedFormKey(Date.now()) : randomId(), failed },
    ...(edit && { editing: true }),
  };
  if (!edit) c.set('frameOrigins', frameOrigins(blocks, page.frames));
  if (mediaOrigins.length > 0) c.set('mediaOrigins', mediaOrigins);
  if (c.var.isShared && stored.hosted) c.header(FRESH_S, HOSTED_FRESH_S);
  return c.render(
    <PageProvider value={page}>
      <BlockRegistry value={blockRegistry}>
        <PageBlocks entry={entry} />
        {!edit && c.req.method === 'GET' && isMeasured(c, stored) ? (
          <span hidden data-enhance="measure" data-content={stored.id} data-to={measureEndpoint.path} />
        ) : null}
        {edit ? <EditorState c={c} edit={edit} entry={picked} page={page} visitor={visitor} /> : null}
      </BlockRegistry>
    </PageProvider>,
    {
      head: {
        ...stylesOf(blocks, stored.hosted === true || edit !== undefined),
        title: shownTitle(title),
        description,
        canonical: path,
        image: ogImage(path),
        ...(edit && { editor: true }),
        ...(isUnderTest(stored) && { asksConsent: true }),
        ...((noindex || edit) && { noindex: true }),
        ...(date !== '' && { type: 'article' as const }),
        structured: [
          ...(path === '/' ? organization(services.settings) : []),
          ...breadcrumbList(page.crumbs, services.settings, path),
          ...faqPage(blocks),
        ],
      },
    },
  );
};
