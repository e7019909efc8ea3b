import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { cutText, LONGEST_SEARCH } from '../../domain/kit/text/bounded-text.ts';
import { parseConsent } from '../../domain/site/consent.ts';
import { CONSENT_COOKIE } from '../../domain/site/cookies.ts';
import type { AppBindings } from '../app-bindings.ts';
import { clientClosed } from '../http/client-closed.ts';
import { cookieOf } from '../http/cookies.ts';
import { logError } from '../observe/log-event.ts';
import { earlyHeaders } from './early-headers.ts';
import { Layout } from './layout.tsx';
import type { PageHead } from './page-head.ts';

const documentOf = (c: Context<AppBindings>, view: ReactElement, head: PageHead): ReactElement => {
  const url = new URL(c.req.url);
  return (
    <Layout
      head={head}
      settings={c.var.services.settings}
      trust={c.var.trust}
      path={url.pathname}
      query={cutText(url.searchParams.get('query') ?? '', LONGEST_SEARCH)}
      address={url.pathname + url.search}
      hasMarkdown={c.var.declared?.hasMarkdown === true}
      isSecret={c.var.routes.isSecretPath(c.req.path)}
      slashSearch={c.var.preferences.slash_search}
      consent={parseConsent(cookieOf(c, CONSENT_COOKIE))}
    >
      {view}
    </Layout>
  );
};

/**
 * Streams the page with `@hono/react-renderer`. The stream begins when everything except the content behind Suspense is
 * rendered, and ends when the client disconnects. A shared page has no nonce and is rendered for a request without a
 * client.
 */
export const streamPage = async (c: Context<AppBindings>, view: ReactElement, head: PageHead): Promise<Response> => {
  const { trust } = c.var;
  const { signal } = c.req.raw;
  const setRenderer = reactRenderer(({ children }) => documentOf(c, children, head), {
    stream: { 'Content-Type': 'text/html; charset=UTF-8', ...earlyHeaders(head, trust) },
    readableStreamOptions: {
      ...(trust.kind === 'private' && { nonce: trust.nonce }),
      signal,
      onError: (error) => {
        if (!signal.aborted) logError('render failed', 'A part of the page could not be rendered.', error);
      },
    },
  });
  await setRenderer(c, async () => {});
  try {
    return await c.render(view, { head });
  } catch (error) {
    if (signal.aborted) return clientClosed();
    throw error;
  }
};
