import * as v from 'valibot';
import { blockDataEndpoint, LONGEST_OPTIONS } from '../../../domain/site/api/catalog/block-data.ts';
import { loaderRequest } from '../../content/loader-request.ts';
import { AppError } from '../../http/app-error.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { problemJson } from '../../http/problem.ts';
import { respond } from '../../http/respond.ts';
import { defineRoutes } from '../../routing/routes.ts';

const RULES = { parameters: parametersOf(blockDataEndpoint), limit: 'EDIT_LIMIT' } as const;

const ELEMENT_ID = 'asked';

const optionsText = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/**
 * `GET /api/block-data?name=Size%20Chart&options={…}`: returns what a block with these options shows, for the visual
 * editor. Uses the same loaders as pages; `data` is null if the loader fails.
 */
export const blockData = defineRoutes().get(blockDataEndpoint.path, RULES, async (c) => {
  const { name = '', options = '{}' } = c.req.query();
  const [{ blockLoaders }, { loadBlocks }] = await Promise.all([
    import('../../content/block-loaders.ts'),
    import('../../content/load-blocks.ts'),
  ]);
  if (!Object.hasOwn(blockLoaders, name)) throw new AppError('not-found');
  if (options.length > LONGEST_OPTIONS)
    return problemJson(c, 414, `Options are longer than ${LONGEST_OPTIONS} characters.`);
  const parsed = v.safeParse(optionsText, options);
  if (!parsed.success) return problemJson(c, 400, 'Options must be a JSON object.');
  const element = { id: ELEMENT_ID, component: { name, options: parsed.output }, children: [] };
  const loaded = await loadBlocks([element], loaderRequest(c));
  return respond(c, blockDataEndpoint, { data: loaded[ELEMENT_ID] ?? null });
});
