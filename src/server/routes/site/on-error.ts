import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { pageOfMarkdown } from '../../../domain/reference/paths/markdown-path.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import { catalogExamples, exampleNames } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { clientClosed } from '../../http/client-closed.ts';
import { problemJson } from '../../http/problem.ts';
import { currentRequestId } from '../../http/request-meter.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logRequestFailure } from '../../observe/request-failure.ts';
import { respondMarkdown } from '../../render/markdown-page.ts';
import { renderPage } from '../../render/page.tsx';
import { FAILURE_KIND } from '../../site-health/record-failures.ts';
import { errorKind } from '../../site-health/site-errors.ts';
import { type Missing, missingPage, missingPart, NOTHING_HERE } from './missing.tsx';
import type { Nearest } from './not-found.page.tsx';

const NEAREST = 6;
const LONGEST_SHOWN = 80;
const RETRY_AFTER_S = 60;

const JSON_ERROR = /JSON/;
const NO_JSON = 'body: is not valid JSON.';

/** Whether programs read the path: the API and data files. */
const isApi = (c: Context): boolean => /^\/(api|data)\//.test(c.req.path);

const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    const problems = [
      { parameter: 'body', message: JSON_ERROR.test(error.message) ? NO_JSON : 'body: cannot be read.' },
    ];
    return new AppError('bad-input', { cause: error, problems });
  }
  return new AppError('unexpected', { cause: error });
};

/** Converts all errors to responses: problem+json for the API, a page for visitors, plain text for other clients. */
export const onError = async (error: unknown, c: Context<AppBindings>): Promise<Response> => {
  if (c.req.raw.signal?.aborted) return clientClosed();
  const known = asAppError(error);
  if (known.status >= 500) {
    logRequestFailure(c.req, error);
    c.header(FAILURE_KIND, errorKind(error));
  }
  if (known.status === 405) c.header('Allow', known.allow.join(', '));
  if (known.status === 401) c.header('WWW-Authenticate', 'Bearer');
  if (known.status === 503 || known.status === 429) c.header('Retry-After', String(known.retryAfterS ?? RETRY_AFTER_S));
  if (isApi(c)) return problemJson(c, known.status, known.message, known.problems, known.code, known.details);
  // Also for invalid settings: they stop the Worker before it has the data for the page's header.
  if (!c.var.rendersPages)
    return c.text([known.message, ...known.problems.map(({ message }) => message)].join('\n'), known.status);
  c.status(known.status);
  return renderPage(c, () => import('./unavailable.page.tsx'), {
    settings: c.var.services.settings,
    message: known.message,
    reference: currentRequestId(),
  });
};

const lastSegment = (path: string): string => {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The missing item and its nearest matches. */
interface NotFound {
  readonly missing: Missing;
  readonly nearest: readonly Nearest[];
}

/** Returns the last segment of the path, at a length that a page can show. */
const requestedName = (path: string): string => cutText(lastSegment(pageOfMarkdown(path) ?? path), LONGEST_SHOWN);

const partNotFound = async (c: Context<AppBindings>): Promise<NotFound> => {
  const text = requestedName(c.req.path);
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const { similarNames } = await import('../../../domain/shop/catalog/suggest/suggest.ts');
  const nearest = similarNames(catalog, text, NEAREST).map((part) => ({
    name: part.name,
    href: partHref(part.name),
    detail: part.compoundRecord.description,
  }));
  return { missing: missingPart(text, exampleNames(catalogExamples(catalog))), nearest };
};

/** Renders a 404 page, which is not cached. */
export const pageNotFound = async (c: Context<AppBindings>, { missing, nearest }: NotFound): Promise<Response> => {
  if (pageOfMarkdown(c.req.path) !== null) {
    const { missingMarkdown } = await import('./missing.markdown.ts');
    return respondMarkdown(c, missingMarkdown(c.req.path, missing, nearest), 404);
  }
  c.status(404);
  return renderPage(c, () => import('./not-found.page.tsx'), {
    settings: c.var.services.settings,
    missing,
    nearest,
  });
};

/**
 * Responds with 404: problem+json for the API, plain text for routes without pages, else a page, which lists the
 * nearest parts for a part's URL.
 */
export const onNotFound = async (c: Context<AppBindings>): Promise<Response> => {
  if (isApi(c)) return problemJson(c, 404, NOTHING_HERE, [], 'not-found');
  if (!c.var.rendersPages) return c.text(NOTHING_HERE, 404);
  const found = c.req.path.startsWith('/product/') ? await partNotFound(c) : { missing: missingPage(), nearest: [] };
  return pageNotFound(c, found);
};
