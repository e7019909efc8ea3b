import { createMiddleware } from 'hono/factory';
import type { ReactElement } from 'react';
import type { AppBindings } from '../app-bindings.ts';
import type { PageHead } from './page-head.ts';

type RenderPage = (view: ReactElement, about: { readonly head: PageHead }) => Promise<Response>;

declare module 'hono' {
  interface ContextRenderer extends RenderPage {}
}

/** Makes `c.render(view, {head})` stream the page. React is loaded by the first page, not by an isolate's start. */
export const pageRenderer = createMiddleware<AppBindings>((c, next) => {
  c.set('rendersPages', true);
  c.setRenderer(async (view, { head }) => {
    const { streamPage } = await import('./stream-page.tsx');
    return streamPage(c, view, head);
  });
  return next();
});
