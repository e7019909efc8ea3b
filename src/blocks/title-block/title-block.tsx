import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { TitleFacts } from '../shared/title-facts.tsx';
import type { declaration } from './title-block.inputs.ts';

/** Facts in the style of a drawing: label over value. */
export function TitleBlock({ id, facts }: BlockProps<typeof declaration>): ReactNode {
  if (facts.every(({ label, value }) => label === '' || value === '')) return null;
  return (
    <BlockSection id={id}>
      <TitleFacts facts={facts} />
    </BlockSection>
  );
}
