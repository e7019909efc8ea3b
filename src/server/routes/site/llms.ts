import { sharedFile } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

const RULES = { policy: sharedFile({ tags: [], browser: 'public, max-age=3600' }) };

/** `/llms.txt`: what the site has and where, for language models. */
export const llms = defineRoutes().get('/llms.txt', RULES, async (c) => {
  const { llmsText } = await import('./llms-text.ts');
  return c.text(llmsText(c.var.services.settings));
});
