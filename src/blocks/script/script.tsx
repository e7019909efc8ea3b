import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { framedPage, scriptCode } from '../embedded-code.ts';
import { CodeFrame, PageFrame } from '../shared/sandbox-frame.tsx';
import type { declaration } from './script.inputs.ts';

/** JavaScript or HTML of a third party, pasted or loaded from a URL. */
export function Script(props: BlockProps<typeof declaration>): ReactNode {
  const { id, title, code, src, width, height, blockId, rawOptions } = props;
  const frame = { id, title, width, height };
  const pages = framedPage(props);
  return pages.length === 0 ? (
    <CodeFrame {...frame} blockId={blockId} code={scriptCode(code, src)} />
  ) : (
    pages.map((url) => <PageFrame key={url} {...frame} url={url} typed={rawOptions.src} />)
  );
}
