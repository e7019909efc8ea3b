import { type ReactNode, useEffect, useState } from 'react';
import { KIND_FACTS } from '../../../domain/engineering/part-files/file-kinds.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { partFilesEndpoint } from '../../../domain/site/api/catalog/part-files.ts';
import type { EndpointResponse } from '../../../domain/site/api/endpoint.ts';
import { call } from '../../api.ts';
import { TextLink } from '../links/text-link.tsx';
import './part-file-links.css';

type FilesOfPart = EndpointResponse<typeof partFilesEndpoint>['parts'][number];

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
    call(partFilesEndpoint, { part: name, unit }, { signal: abort.signal }).then(
      ({ parts }) => setFound(parts[0] ?? null),
      () => undefined,
    );
    return () => abort.abort();
  }, [name, unit]);
  if (found === null) return null;
  return (
    <p className="part-file-links">
      <b>Files</b>
      {found.files.map(({ kind, href, name: file, type }) => (
        <LinkTo
          key={kind}
          href={href}
          text={KIND_FACTS[kind].title}
          {...(type !== 'application/pdf' && { saveAs: file })}
        />
      ))}
      {found.datasheet === null ? null : <LinkTo href={found.datasheet} text="Datasheet" />}
    </p>
  );
}
