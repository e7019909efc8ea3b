import { bullets, heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { code, linkTo } from '../../../domain/kit/markdown/markdown.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import { OPENAPI } from './document.ts';

export const load = (): null => null;

/** The operations of the API, from its OpenAPI document. */
export const markdown = (): MarkdownPage => ({
  title: 'API for parts, prices, sizes, glands and materials',
  description: 'Operations of the public API. Reading needs no key.',
  path: '/developers',
  body: stack(
    heading(1, 'API for developers'),
    paragraph('Reading needs no key. Programs of any origin may call what only reads.'),
    bullets([linkTo('OpenAPI document, JSON', '/openapi.json'), linkTo('Reference with examples', '/developers')]),
    heading(2, 'Operations'),
    table(
      ['Operation', 'Path', 'Summary'],
      Object.entries(OPENAPI.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId, summary }]) => [
          operationId,
          code(`${method.toUpperCase()} ${path}`),
          summary,
        ]),
      ),
    ),
  ),
});
