import type { ReactNode } from 'react';
import { scriptJson } from '../../client/island.tsx';
import { markdownPath } from '../../domain/reference/paths/markdown-path.ts';
import type { Settings } from '../settings.ts';
import type { PageHead } from './page-head.ts';

/** Metadata for programs, search engines and link previews: canonical URL, Markdown, Open Graph, structured data. */
export function PageMeta(props: { head: PageHead; settings: Settings; hasMarkdown: boolean }): ReactNode {
  const { head, settings, hasMarkdown } = props;
  const { siteUrl } = settings;
  const image = siteUrl + (head.image ?? '/og/default.png');
  return (
    <>
      {head.noindex ? <meta name="robots" content="noindex" /> : null}
      {head.canonical === undefined ? null : (
        <>
          <link rel="canonical" href={siteUrl + head.canonical} />
          {hasMarkdown ? <link rel="alternate" type="text/markdown" href={markdownPath(head.canonical)} /> : null}
          <meta property="og:url" content={siteUrl + head.canonical} />
        </>
      )}
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={settings.brandName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {(head.structured ?? []).map((data) => (
        <script
          key={String(data['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </>
  );
}
