import type { Context } from 'hono';
import { fileStem } from '../../../../domain/engineering/part-files/file-kinds.ts';
import { markdownPath, pageOfMarkdown } from '../../../../domain/reference/paths/markdown-path.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import { findPart } from '../../../../domain/shop/catalog/rows/parts.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { waitUntilOf } from '../../../http/wait-until.ts';
import { markdownRules, respondMarkdown } from '../../../render/markdown-page.ts';
import { none } from '../../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../../routing/routes.ts';
import { redirectToPath } from '../redirect-to-path.ts';

const RULES = markdownRules(sharedPage(none, ['catalog']));

/**
 * Returns the Markdown of a part. Redirects other spellings of its name.
 *
 * @param name the part's name in the URL
 * @param file the file name in the URL, if the URL is that of a file
 */
const markdownOf = async (c: Context<AppBindings>, name: string, file?: string): Promise<Response> => {
  const { services } = c.var;
  const catalog = await services.catalog.get(waitUntilOf(c));
  const part = findPart(catalog, name);
  if (part === null) {
    const { markdownWithoutCompound } = await import('./without-compound.markdown.ts');
    return file === undefined ? markdownWithoutCompound(c, name) : c.notFound();
  }
  if (file !== undefined && file.toLowerCase() !== `${fileStem(part.name)}.md`.toLowerCase()) return c.notFound();
  if (file === undefined && name !== part.name.toLowerCase())
    return redirectToPath(c, markdownPath(partHref(part.name)));
  const { partMarkdown } = await import('./part.markdown.ts');
  return respondMarkdown(c, await partMarkdown(services, catalog, part, Date.now()));
};

/** `/product/{name}.md` and, beside the files of the part, `/product/{name}/{part number}.md`: a part as Markdown. */
export const productMarkdown = defineRoutes('/product')
  .get('/:file{[^/]+\\.md}', RULES, (c) => markdownOf(c, pageOfMarkdown(c.req.param('file')) ?? ''))
  .get('/:name/:file{[^/]+\\.md}', RULES, (c) => markdownOf(c, c.req.param('name'), c.req.param('file')));
