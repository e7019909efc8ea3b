import { redirectTo } from '../../http/redirect.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

const MINUTE = 'public, max-age=60';
/** A file of a version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const READS = { limit: 'SEARCH_LIMIT', crossOrigin: true } as const;

/** The data files, their description, and the newest version under a fixed path. */
export const dataFiles = defineRoutes('/data')
  .get('/manifest.json', { ...READS, policy: perRequest(MINUTE) }, async (c) => {
    const { manifestOf } = await import('../../data/manifest.ts');
    const { data, settings } = c.var.services;
    return c.json(manifestOf(await data.index(), settings.siteUrl));
  })
  .get('/latest/:file', { ...READS, policy: perRequest(MINUTE) }, async (c) => {
    const { newestPath } = await import('./file-responses.ts');
    return redirectTo(c, await newestPath(c, c.req.param('file')), 302);
  })
  .get('/:version/:file', { ...READS, policy: perRequest(IMMUTABLE) }, async (c) => {
    const { fileResponse } = await import('./file-responses.ts');
    return fileResponse(c, c.req.param('version'), c.req.param('file'));
  });
