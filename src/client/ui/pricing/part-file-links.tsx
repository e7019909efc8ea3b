import { type ReactNode, useEffect, useState } from 'react';
import { KIND_FACTS } from '../../../domain/engineering/part-files/file-kinds.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import type { EndpointResponse } from '../../../domain/site/api/endpoint.ts';
import { partFilesEndpoint } from '../../../domain/site/api/v1/part-files.ts';
import { call } from '../../api.ts';
import { TextLink } from '../links/text-link.tsx';
import './part-file-links.css';

type FilesOfPart = EndpointResponse<typeof partFilesEndpoint>['items'][number];

/** Path and query of a URL of this site. A copy of the site at another origin links to its own files. */
const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const LinkTo = ({ href, saveAs, text }: { href: string; saveAs?: string; text: string }): ReactNode => (
  <TextLink href={href} rel="nofollow" download={saveAs}>
    {text}
  </TextLink>
);

/** The part's files in the popup, once they are known. If the request fails, they are still on the part's page. */
export function PartFileLinks({ name, unit }: { name: string; unit: LengthUnit }): ReactNode {
  const [found, setFound] = useState<FilesOfPart | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    setFound(null);
    call(partFilesEndpoint, { part_numbers: name, unit }, { signal: abort.signal }).then(
      ({ items }) => setFound(items[0] ?? null),
      () => undefined,
    );
    return () => abort.abort();
  }, [name, unit]);
  if (found === null) return null;
  return (
    <p className="part-file-links">
      <b>Files</b>
      {found.files.map(({ kind, url, file_name: file, media_type: type }) => (
        <LinkTo
          key={kind}
          href={pathOf(url)}
          text={KIND_FACTS[kind].title}
          {...(type !== 'application/pdf' && { saveAs: file })}
        />
      ))}
      {found.datasheet_url === null ? null : <LinkTo href={pathOf(found.datasheet_url)} text="Datasheet" />}
    </p>
  );
}
