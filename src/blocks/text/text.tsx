import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './text.inputs.ts';

/** Rich text. The class is the one the visual editor edits in place. */
export const Text = ({ text }: BlockProps<typeof declaration>): ReactNode =>
  text === '' ? null : <div className="builder-text rich-text" dangerouslySetInnerHTML={{ __html: text }} />;
