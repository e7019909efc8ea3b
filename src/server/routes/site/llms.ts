import { examplePartNumbers } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { readExamples } from '../../catalog/read-examples.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { sharedFile } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

const RULES = { policy: sharedFile({ tags: ['catalog'], browser: 'public, max-age=3600' }) };

/** `/llms.txt`: what the site has and where, for language models. */
export const llms = defineRoutes().get('/llms.txt', RULES, async (c) => {
  const { llmsText } = await import('./llms-text.ts');
  const { catalog, settings } = c.var.services;
  const read = () => catalog.get(waitUntilOf(c));
  const [examples, parts] = await Promise.all([
    readExamples(read),
    read().then(
      ({ parts }) => parts,
      () => null,
    ),
  ]);
  return c.text(llmsText(settings, { part: examplePartNumbers(examples)[0], parts }));
});
