import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { embedRatio } from '../embed/embed-ratio.ts';
import { CodeFrame } from '../shared/sandbox-frame.tsx';
import type { declaration } from './custom-code.inputs.ts';

/** HTML or JavaScript pasted by staff. */
export const CustomCode = ({ code, title, height, blockId }: BlockProps<typeof declaration>): ReactNode => (
  <CodeFrame title={title} height={height} ratio={embedRatio(code, '')} blockId={blockId} code={code} />
);
