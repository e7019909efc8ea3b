import type { ReactNode } from 'react';
import { listExample } from '../../domain/reference/tables/size-lists.ts';
import type { SizeField, SizeFields } from '../../domain/reference/tables/wanted-size.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { WithoutData } from '../shared/without-data.tsx';
import { SizeFilter } from '../size-chart/size-filter.tsx';
import { ListPart } from './list-part.tsx';
import type { ListedSection } from './listed-size.ts';
import type { declaration } from './listed-sizes.inputs.ts';
import './listed-sizes.css';

export interface ListedSizesData {
  readonly isFolded: boolean;
  readonly fields: SizeFields;
  readonly invalid: readonly SizeField[];
  /** Number of shown sizes, in words. */
  readonly found: string;
  readonly sections: readonly ListedSection[];
}

/**
 * Sizes of a list that the store does not sell under these names, each with the nearest size that it sells. A long list
 * is collapsible.
 */
export function ListedSizes(props: BlockProps<typeof declaration, ListedSizesData>): ReactNode {
  const { id, heading, list, data } = props;
  if (data === null) {
    return (
      <WithoutData id={id} heading={heading} link={{ label: 'Find a size in the store', href: '/shop/orings' }}>
        The sizes could not be read.
      </WithoutData>
    );
  }
  const { isFolded, fields, invalid, found, sections } = data;
  const parts = sections.map((section) => (
    <ListPart key={section.anchor} section={section} isFolded={isFolded} level={innerHeading(heading)} />
  ));
  return (
    <BlockSection id={id} heading={heading}>
      {isFolded ? (
        <>
          <SizeFilter
            fields={fields}
            invalid={invalid}
            found={found}
            anchor={id}
            placeholder={listExample(list)}
            enhancement="size-sections"
          />
          <div data-sections="">{parts}</div>
          <p className="reference-table-note">
            Differences are sold less listed, in mm. Match, near and far as the size finder tells them of a new ring of
            these dimensions: a match is within the tolerance of the sold size and the error of measuring, a near one
            within twice that. Check the groove before you use either. No tolerances of the listed sizes are on file.
          </p>
        </>
      ) : (
        parts
      )}
    </BlockSection>
  );
}
