import type { ReactNode } from 'react';
import { scriptJson } from '../../client/island.tsx';
import type { Settings } from '../settings.ts';
import type { PageHead } from './page-head.ts';

/** Metadata for search engines and link previews: canonical URL, Open Graph, structured data. */
export function PageMeta({ head, settings }: { head: PageHead; settings: Settings }): ReactNode {
  const { siteUrl } = settings;
  const image = siteUrl + (head.image ?? '/og/default.png');
  return (
    <>
      {head.noindex ? <meta name="robots" content="noindex" /> : null}
      {head.canonical === undefined ? null : (
        <>
          <link rel="canonical" href={siteUrl + head.canonical} />
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
