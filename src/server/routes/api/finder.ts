import { finderQuery, readFinder } from '../../../domain/engineering/finder/finder.ts';
import { finderEntry, finderUnits } from '../../../domain/engineering/finder/finder-entry.ts';
import { listingHref } from '../../../domain/shop/catalog-url/query-string.ts';
import { finderEndpoint } from '../../../domain/site/api/catalog/finder.ts';
import { AppError } from '../../http/app-error.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { defineRoutes } from '../../routing/routes.ts';

const COUNT = { parameters: parametersOf(finderEndpoint), limit: 'SEARCH_LIMIT' } as const;

/**
 * `GET /find?id=&cs=&temperature=&material=&length=&degrees=`: the home page's form without JavaScript. Redirects to
 * the store, or back to the form with all values if a field is invalid.
 */
export const find = defineRoutes('/find').get('/', { parameters: parametersOf(finderEndpoint) }, async (c) => {
  const entry = finderEntry(c.req.query());
  const { nominalQuestion } = await import('../../../domain/engineering/finder/nominal-question.ts');
  const units = finderUnits(c.req.query());
  const { question, problems } = readFinder(entry, units);
  const isUnderstood = Object.keys(problems).length === 0;
  const nominal = nominalQuestion(entry, question, units) ?? question;
  const address = isUnderstood ? listingHref(finderQuery(nominal)) : `/?${new URLSearchParams({ ...entry })}#finder`;
  return redirectTo(c, sitePath(address), 303);
});

/**
 * `GET /api/finder?…` with the same fields: the count, its link, and the nearest standard size. Responds with 400 if a
 * field is invalid.
 */
export const finderApi = defineRoutes().get(finderEndpoint.path, COUNT, async (c) => {
  const { finderResponse: answerFinder } = await import('../../catalog/finder.ts');
  const [entry, units] = [finderEntry(c.req.query()), finderUnits(c.req.query())];
  const { question, problems } = readFinder(entry, units);
  const refused = Object.entries(problems).map(([parameter, message]) => ({ parameter, message }));
  if (refused.length > 0) throw new AppError('bad-input', { problems: refused });
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  return respond(c, finderEndpoint, answerFinder(catalog, { entry, question, units }));
});
