import type { Props } from '@hono/react-renderer';
import { createMiddleware } from 'hono/factory';
import type { ReactElement } from 'react';
import type { AppBindings } from '../app-bindings.ts';
import type { PageHead } from './page-head.ts';

declare module '@hono/react-renderer' {
  interface Props {
    readonly head: PageHead;
  }
}

declare module 'hono' {
  interface ContextRenderer {
    (view: ReactElement, props: Props): Promise<Response>;
    /**
     * `@hono/react-renderer` declares the props as optional. This overload returns no response, so that a handler
     * without a head does not compile.
     */
    (view: ReactElement): unknown;
  }
}

/**
 * Makes `c.render(view, {head})` stream the page. React is loaded with the first page of an isolate, not at startup.
 * The renderer of a page is configured with its head; `c.render` is restored afterwards, because an error page is a
 * second render with another head.
 */
export const pageRenderer = createMiddleware<AppBindings>((c, next) => {
  const render = async (view: ReactElement, props?: Props): Promise<Response> => {
    if (props === undefined) throw new TypeError('A page was rendered without a head.');
    const { streamPage } = await import('./stream-page.tsx');
    return streamPage(c, view, props.head).finally(() => c.setRenderer(render));
  };
  c.set('rendersPages', true);
  c.setRenderer(render);
  return next();
});
