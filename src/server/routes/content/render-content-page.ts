import type { Context } from 'hono';
import { frameOrigins } from '../../../blocks/render/frame-origins.ts';
import { outlineOf } from '../../../blocks/render/outline.ts';
import { resolveEntry, visitBy } from '../../../blocks/render/resolve-elements.ts';
import type { FailedForm } from '../../../domain/kit/forms/control-fields.ts';
import { LONGEST_FILLED_IN } from '../../../domain/kit/forms/custom-request.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import type { ContentEntry } from '../../../domain/site/content/entry.ts';
import { isEditParameter } from '../../../domain/site/editing/edit-token.ts';
import { breadcrumbs } from '../../../domain/site/route-table.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { entryForVisitor, isMeasured } from '../../content/ab-visit.ts';
import { blockLoaders } from '../../content/block-loaders.ts';
import { loadBlocks, loadBlocksSoon } from '../../content/load-blocks.ts';
import { loaderRequest } from '../../content/loader-request.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import { isDevelopment } from '../../env.ts';
import { renderPage } from '../../render/page.tsx';
import { FRESH_S } from '../../response-cache/index.ts';
import { builderMediaOrigins, builderOrigin, isConnected } from '../../security/builder-hosts.ts';
import { frameRules } from '../../security/frame-rules.ts';
import { randomId } from '../../security/random-id.ts';
import { HOSTED_FRESH_S, LONGEST_VALUE } from './content-limits.ts';

/** Returns the maximum length of a parameter. The text of a form's message may be longer than other parameters. */
const longestOf = (name: string): number => (name === 'message' ? LONGEST_FILLED_IN : LONGEST_VALUE);

/** A form on a shared page has the page's key, so the same form sent twice within ten minutes is stored once. */
const FORM_PERIOD_MS = 600_000;
const sharedFormKey = (now: number): string => `shared-${Math.floor(now / FORM_PERIOD_MS)}`;

/** Renders a page of the content store. With `failed`, its form shows what was entered and the problems. */
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
  const { date, blocks } = entry.data;
  const request = loaderRequest(c, query);
  // The visual editor reads the data from the page, and the result of a form must be in place without JavaScript.
  const isWhole = edit !== undefined || failed !== null;
  const data = isWhole ? { blockData: await loadBlocks(blocks, request) } : await loadBlocksSoon(blocks, request);
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
    ...data,
    forms: { key: c.var.isShared ? sharedFormKey(Date.now()) : randomId(), failed },
    ...(edit && { editing: true }),
  };
  if (!edit) c.set('frameOrigins', frameOrigins(blocks, page.frames));
  if (mediaOrigins.length > 0) c.set('mediaOrigins', mediaOrigins);
  if (c.var.isShared && stored.hosted) c.header(FRESH_S, HOSTED_FRESH_S);
  return renderPage(c, () => import('./content.page.tsx'), {
    stored,
    entry,
    page,
    settings: services.settings,
    isMeasured: !edit && c.req.method === 'GET' && isMeasured(c, stored),
    editor:
      edit === undefined
        ? null
        : {
            entry: picked,
            page,
            visitor,
            apiKey: c.env.BUILDER_API_KEY ?? '',
            apiHost: builderOrigin(c.env),
            model: edit.model,
            dataBlocks: Object.keys(blockLoaders),
            trustsLocalhost: isDevelopment(c.env),
          },
  });
};
