import type { Handler } from 'hono';
import { markdownPath } from '../../domain/reference/paths/markdown-path.ts';
import type { AppBindings } from '../app-bindings.ts';
import { markdownRules } from '../render/markdown-page.ts';
import type { SharedPolicy } from '../response-cache/cache-policy.ts';
import type { ReadRules } from '../routing/route-rules.ts';
import { defineRoutes, type Routes } from '../routing/routes.ts';

/** A page without forms and files: its rules and handler, and the handler of its Markdown if it has one. */
export type ReadPage = readonly [ReadRules, Handler<AppBindings>] | SharedPage;
type SharedPage = readonly [{ readonly policy: SharedPolicy }, Handler<AppBindings>, markdown: Handler<AppBindings>];

/** Returns the family of a page, with its Markdown beside it. */
export const pageFamily = (path: string, entry: ReadPage): Routes => {
  if (entry.length === 2) return defineRoutes(path).get('/', ...entry);
  const [{ policy }, html, markdown] = entry;
  return defineRoutes(path)
    .get('/', { policy, markdown: true }, html)
    .get(markdownPath(''), markdownRules(policy), markdown);
};
