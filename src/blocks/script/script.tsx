import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { isScriptAddress, scriptCode } from '../embedded-code.ts';
import { CodeFrame, PageFrame } from '../sandbox-frame.tsx';
import type { declaration } from './script.inputs.ts';

/** Script or HTML of a third party: pasted, or at an address. */
export function Script(props: BlockProps<typeof declaration>): ReactNode {
  const { title, code, src, width, height, blockId } = props;
  const frame = { title, width, height };
  return code === '' && !isScriptAddress(src) ? (
    <PageFrame {...frame} url={src} />
  ) : (
    <CodeFrame {...frame} blockId={blockId} code={scriptCode(code, src)} />
  );
}
