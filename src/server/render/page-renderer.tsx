import { reactRenderer } from '@hono/react-renderer';
import { createMiddleware } from 'hono/factory';
import type { ReactElement } from 'react';
import { LONGEST_SEARCH } from '../../domain/api/search.ts';
import { parseConsent } from '../../domain/site/consent.ts';
import { CONSENT_COOKIE } from '../../domain/site/cookies.ts';
import { cutText } from '../../domain/text/bounded-text.ts';
import type { AppBindings } from '../app-bindings.ts';
import { cookieOf } from '../http/cookies.ts';
import { Layout } from './layout.tsx';
import type { PageHead } from './page-head.ts';

declare module '@hono/react-renderer' {
  interface Props {
    readonly head: PageHead;
  }
}

/** Makes `c.render(view, {head})` stream the page. Built per request: nonce and abort signal are its own. A shared page has no nonce. */
export const pageRenderer = createMiddleware<AppBindings>((c, next) => {
  const url = new URL(c.req.url);
  c.set('rendersPages', true);
  const { trust } = c.var;
  const document = ({ children, head }: { children: ReactElement; head?: PageHead }) => (
    <Layout
      head={head ?? { title: '', description: '' }}
      settings={c.var.services.settings}
      trust={trust}
      path={url.pathname}
      query={cutText(url.searchParams.get('query') ?? '', LONGEST_SEARCH)}
      address={url.pathname + url.search}
      slashSearch={c.var.preferences.slash_search}
      consent={parseConsent(cookieOf(c, CONSENT_COOKIE))}
    >
      {children}
    </Layout>
  );
  return reactRenderer(document, {
    stream: { 'Content-Type': 'text/html; charset=UTF-8' },
    readableStreamOptions: {
      ...(trust.kind === 'private' && { nonce: trust.nonce }),
      signal: c.req.raw.signal,
      onError: (error) => {
        if (!c.req.raw.signal.aborted) console.error('A part of the page could not be rendered.', error);
      },
    },
  })(c, next);
});
