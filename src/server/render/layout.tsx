import { type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CachedMarkup } from '../../blocks/render/cached-markup.ts';
import { type AllowStyle, InlineStyle, InlineStyles } from '../../blocks/render/inline-style.tsx';
import { IslandRendering, scriptJson } from '../../client/island.tsx';
import type { IslandName } from '../../client/islands.gen.ts';
import { OfflineOffers } from '../../client/ui/offline/keep-offline.tsx';
import { CONSENT_PATH, type Consent } from '../../domain/site/consent.ts';
import { carriesEditToken } from '../../domain/site/editing/edit-token.ts';
import { ISLAND_FILES_ID } from '../../domain/site/island-files.ts';
import { pageTypeOf } from '../../domain/site/vitals/page-type-of.ts';
import { assets } from '../http/assets.ts';
import type { PageTrust } from '../security/page-trust.ts';
import { TAG_MANAGER_SCRIPT } from '../security/third-party.ts';
import type { Settings } from '../settings.ts';
import { cacheMarkup } from './cache-markup.ts';
import { stylesheetsOf, TEXT_FONT } from './early-headers.ts';
import type { PageHead } from './page-head.ts';
import { PageMeta } from './page-meta.tsx';
import { createIslandRenderer } from './render-island.ts';
import { ConsentNotice } from './shell/consent-notice.tsx';
import { SiteFooter } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import '../../client/styles/site.css';
// Most pages have rings in tables, lists or suggestions, some of them loaded later.
import '../../drawings/rings/ring-glyph.css';
import './layout.css';

interface LayoutProps {
  readonly head: PageHead;
  readonly settings: Settings;
  readonly trust: PageTrust;
  readonly path: string;
  /** Value of the search box. */
  readonly query: string;
  /** The visitor's consent to measuring. */
  readonly consent: Consent;
  /** URL of the page with its parameters, to which the consent form returns. */
  readonly address: string;
  /** Whether the page is also available as Markdown. */
  readonly hasMarkdown: boolean;
  /** Third parties must not see the page: see `isSecretPath`. */
  readonly isSecret: boolean;
  /** Whether the `/` key without a modifier opens the search. */
  readonly slashSearch: boolean;
  readonly children: ReactNode;
}

const FONTS = [TEXT_FONT, '/fonts/geist-mono-latin-wght-normal.woff2'];

const filesOf = (names: readonly IslandName[]): string[] => [
  ...new Set(names.flatMap((name) => assets.islands[name] ?? [])),
];

/** Shows only header, content and footer. */
const PLAIN_PAGE = '/dummy';

/** Third-party scripts that `client/boot.ts` loads after the page, as attributes of `<html>`. */
const thirdParties = (
  { tagManagerId, messagingScript }: Settings,
  bare: boolean,
  consent: Consent,
): Readonly<Record<string, string>> => ({
  ...(tagManagerId !== '' &&
    consent === 'yes' && { 'data-tag-manager': TAG_MANAGER_SCRIPT, 'data-tag-manager-id': tagManagerId }),
  ...(messagingScript !== '' && !bare && { 'data-messaging': messagingScript }),
});

/**
 * What the page's JavaScript needs for measuring its speed, as attributes of `<html>`. They are identical for all
 * visitors, because the browser knows whether it may measure.
 */
const measuring = (
  { vitalsPercent }: Settings,
  path: string,
  isForStaff: boolean,
): Readonly<Record<string, string | number>> =>
  vitalsPercent === 0 || path === PLAIN_PAGE || isForStaff
    ? {}
    : { 'data-vitals': pageTypeOf(path), 'data-vitals-share': vitalsPercent };

/** Allows the page's inline styles in its content policy. */
const styleAllowance =
  (trust: PageTrust): AllowStyle =>
  (css) => {
    if (trust.kind === 'private') return trust.nonce;
    trust.inlineStyles.add(css);
    return undefined;
  };

/**
 * The page's content. Content with nothing pending is rendered to a single string: a stream encodes each piece
 * separately, which took twice as long for a table of 350 rows.
 */
function Main(props: { isEdited: boolean; isWhole: boolean; children: ReactNode }): ReactNode {
  const { isEdited, isWhole, children } = props;
  const islands = useContext(IslandRendering);
  const styles = useContext(InlineStyles);
  const offer = useContext(OfflineOffers);
  const frame = { id: 'content', tabIndex: -1, ...(isEdited && { 'data-editor': '' }) };
  if (!isWhole) return <main {...frame}>{children}</main>;
  const content = (
    <IslandRendering value={islands}>
      <InlineStyles value={styles}>
        <OfflineOffers value={offer}>
          <CachedMarkup value={cacheMarkup}>{children}</CachedMarkup>
        </OfflineOffers>
      </InlineStyles>
    </IslandRendering>
  );
  const html = renderToStaticMarkup(content, { identifierPrefix: 'content' });
  return <main {...frame} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The document of every page: head, skip link, header, content, footer. */
export function Layout(props: LayoutProps): ReactNode {
  const { head, settings, trust, path, query, consent, address, hasMarkdown, isSecret, slashSearch, children } = props;
  const title = `${head.title} | ${settings.brandName}`;
  const bare = head.bare === true;
  const isForStaff = carriesEditToken(new URL(address, settings.siteUrl).searchParams);
  const allowsThirdParties = !isSecret && !isForStaff && path !== PLAIN_PAGE;
  const hasLauncher = !isForStaff && path !== PLAIN_PAGE && (settings.messagingScript === '' || isSecret);
  const asks =
    consent === null &&
    !bare &&
    !isSecret &&
    !isForStaff &&
    path !== CONSENT_PATH &&
    // A form that was rejected is shown again under the URL that it was submitted to, to which the consent form cannot
    // return.
    !path.startsWith('/api/') &&
    (head.asksConsent === true || (settings.tagManagerId !== '' && path !== PLAIN_PAGE));
  return (
    <html
      lang="en-US"
      className="no-js"
      data-slash={slashSearch ? undefined : 'off'}
      {...(allowsThirdParties ? thirdParties(settings, bare, consent) : {})}
      {...measuring(settings, path, bare || isForStaff || isSecret)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <PageMeta head={head} settings={settings} hasMarkdown={hasMarkdown} />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {FONTS.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {stylesheetsOf(head).map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <InlineStyles value={styleAllowance(trust)}>
          <InlineStyle css={head.styles ?? ''} />
        </InlineStyles>
        {head.preload === undefined ? null : (
          <script
            type="application/json"
            id={ISLAND_FILES_ID}
            dangerouslySetInnerHTML={{ __html: scriptJson(filesOf(head.preload)) }}
          />
        )}
        <script dangerouslySetInnerHTML={{ __html: assets.loader.text }} />
        {head.editor && trust.kind === 'private' ? (
          <script type="module" src={assets.editor} nonce={trust.nonce} async />
        ) : null}
      </head>
      <body>
        <a className="layout-skip" href="#content">
          Skip to content
        </a>
        {head.skip === undefined ? null : (
          <a className="layout-skip" href={head.skip.href}>
            {head.skip.text}
          </a>
        )}
        <IslandRendering value={createIslandRenderer()}>
          {bare ? null : <Header settings={settings} path={path} text={query} hasLauncher={hasLauncher} />}
          {asks ? <ConsentNotice settings={settings} back={address} /> : null}
          <InlineStyles value={styleAllowance(trust)}>
            <OfflineOffers value={settings.offlinePages ? assets.offline : null}>
              <Main isEdited={head.editor === true} isWhole={head.streams !== true}>
                {children}
              </Main>
            </OfflineOffers>
          </InlineStyles>
        </IslandRendering>
        {bare ? null : <SiteFooter settings={settings} />}
      </body>
    </html>
  );
}
