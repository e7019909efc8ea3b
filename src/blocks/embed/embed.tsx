import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { CodeFrame, PageFrame } from '../shared/sandbox-frame.tsx';
import type { declaration } from './embed.inputs.ts';
import { embedRatio } from './embed-ratio.ts';

/** Embedded content of a third party: its code, or only a URL. */
export const Embed = ({
  url,
  content,
  title,
  aspectRatio,
  height,
  blockId,
  rawOptions,
}: BlockProps<typeof declaration>): ReactNode => {
  const frame = { title, height, ratio: aspectRatio > 0 ? aspectRatio : embedRatio(content, url) };
  return content === '' ? (
    <PageFrame {...frame} url={url} typed={rawOptions.url} />
  ) : (
    <CodeFrame {...frame} blockId={blockId} code={content} />
  );
};
