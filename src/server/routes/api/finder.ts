import { Hono } from 'hono';
import { listingHref } from '../../../domain/catalog-url/query-string.ts';
import { type FinderUnits, finderQuery, readFinder } from '../../../domain/finder/finder.ts';
import { finderEntry } from '../../../domain/finder/finder-entry.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { answerFinder } from '../../catalog/finder.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { limited } from '../../security/rate-limits.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** The units the fields were typed in: told by the form, so that a choice made in another window changes no figure. */
const unitsOf = (query: Query): FinderUnits => ({
  measurement: query.length === 'in' ? 'in' : 'mm',
  temperature: query.degrees === 'F' ? 'F' : 'C',
});

/**
 * `GET /find?id=&cs=&temperature=&material=&length=&degrees=`: the home page's form without script. Leads into the store;
 * what is not understood goes back to the form with everything that was typed.
 */
export const find = new Hono<AppBindings>().get('/', (c) => {
  const entry = finderEntry(c.req.query());
  const { question, problems } = readFinder(entry, unitsOf(c.req.query()));
  const isUnderstood = Object.keys(problems).length === 0;
  const address = isUnderstood ? listingHref(finderQuery(question)) : `/?${new URLSearchParams({ ...entry })}#finder`;
  return redirectTo(c, ownAddress(address), 303);
});

/** `GET /api/finder?…`, the same fields: the count, where it leads, the nearest standard size. */
export const finderApi = new Hono<AppBindings>().get('/', limited('SEARCH_LIMIT'), async (c) => {
  const { question } = readFinder(finderEntry(c.req.query()), unitsOf(c.req.query()));
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  c.header('Cache-Control', 'no-store');
  return c.json(answerFinder(catalog, question));
});
