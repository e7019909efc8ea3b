import type { EmbeddedContent } from '../content/embedded-content.ts';
import type { Breaker } from './breaker.ts';

/** The same pages behind a breaker. */
export const guardedPages = (pages: EmbeddedContent, breaker: Breaker): EmbeddedContent => ({
  page: (path) => breaker.run(() => pages.page(path)),
  paths: () => breaker.run(() => pages.paths()),
});
