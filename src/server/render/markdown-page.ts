import type { Context, Handler } from 'hono';
import type { MarkdownDocument } from '../../domain/kit/markdown/document.ts';
import { DEFAULT_PREFERENCES } from '../../domain/kit/preferences.ts';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import type { SharedPolicy } from '../response-cache/cache-policy.ts';
import type { ReadRules } from '../routing/route-rules.ts';
import type { PageRequest } from './page.tsx';

type Services = AppBindings['Variables']['services'];

/** A page as Markdown, with the version of the catalog that it is written from. Default: the current one. */
export interface MarkdownPage extends MarkdownDocument {
  readonly catalogVersion?: string;
}

/**
 * Returns the rules of a page's Markdown. It is cached like the page, but does not depend on the visitor: lengths are in
 * mm, temperatures in °C.
 */
export const markdownRules = (policy: SharedPolicy): ReadRules => ({ policy: { ...policy, view: [] } });

/** Returns the version of the catalog, if the page is written from it. '' without a catalog. */
const versionOfCatalog = async (c: Context<AppBindings>): Promise<string> => {
  const { declared, services } = c.var;
  if (!declared?.policy.tags.includes('catalog')) return '';
  return services.catalog.get(waitUntilOf(c)).then(
    ({ version }) => version,
    () => '',
  );
};

/** Returns a page as Markdown. Search engines are led to the page. */
export const respondMarkdown = async (
  c: Context<AppBindings>,
  { catalogVersion: known, meta, ...page }: MarkdownPage,
  status: 200 | 404 = 200,
): Promise<Response> => {
  const { siteUrl } = c.var.services.settings;
  const { writeDocument } = await import('../../domain/kit/markdown/document.ts');
  const catalogVersion = status === 200 ? (known ?? (await versionOfCatalog(c))) : '';
  const text = writeDocument({ ...page, meta: { ...meta, catalog_version: catalogVersion } }, siteUrl);
  return c.body(text, status, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    ...(status === 200 && { Link: `<${siteUrl}${page.path}>; rel="canonical"` }),
    ...(catalogVersion !== '' && { 'X-Catalog-Version': catalogVersion }),
  });
};

/** The exports of a `.markdown.ts` module. */
interface MarkdownModule<Request, Props> {
  readonly load: (request: Request) => Props | Promise<Props>;
  readonly markdown: (props: Props) => MarkdownPage;
}

interface CreateMarkdownHandler {
  <Props>(importModule: () => Promise<MarkdownModule<PageRequest, Props>>): Handler<AppBindings>;
  <Props, Ports extends object>(
    importModule: () => Promise<MarkdownModule<PageRequest & Ports, Props>>,
    portsOf: (services: Services) => Ports,
  ): Handler<AppBindings>;
}

/**
 * Returns the handler of a page's Markdown. Its module, which loads what the page loads, is imported with the first
 * request.
 *
 * @param portsOf returns the dependencies that `load` reads in addition to a `PageRequest`
 */
export const markdownPage: CreateMarkdownHandler =
  <Props>(
    importModule: () => Promise<MarkdownModule<PageRequest, Props>>,
    portsOf?: (services: Services) => object,
  ): Handler<AppBindings> =>
  async (c) => {
    const { load, markdown } = await importModule();
    const { services } = c.var;
    const request: PageRequest = {
      url: new URL(c.req.url),
      query: c.req.query(),
      preferences: DEFAULT_PREFERENCES,
      catalog: () => services.catalog.get(waitUntilOf(c)),
      ...portsOf?.(services),
    };
    return respondMarkdown(c, markdown(await load(request)));
  };
