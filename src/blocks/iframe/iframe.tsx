import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { PageFrame } from '../shared/sandbox-frame.tsx';
import type { declaration } from './iframe.inputs.ts';

/** A framed page of this or another site. */
export const Iframe = ({ id, title, url, width, height, rawOptions }: BlockProps<typeof declaration>): ReactNode => (
  <PageFrame id={id} title={title} url={url} typed={rawOptions.url} width={width} height={height} />
);
