import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { CodeFrame, PageFrame } from '../sandbox-frame.tsx';
import type { declaration } from './embed.inputs.ts';

/** What a third party gives to embed: its code, or the address alone. */
export const Embed = ({
  url,
  content,
  title,
  height,
  blockId,
  rawOptions,
}: BlockProps<typeof declaration>): ReactNode =>
  content === '' ? (
    <PageFrame title={title} url={url} typed={rawOptions.url} height={height} />
  ) : (
    <CodeFrame title={title} height={height} blockId={blockId} code={content} />
  );
