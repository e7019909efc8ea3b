import type { CSSProperties, ReactNode } from 'react';
import { axisOver, axisPercent } from '../../domain/finder/temperature-axis.ts';
import { coversRange, readWanted } from '../../domain/reference/family-range.ts';
import { groupAnswer } from '../../domain/reference/range-answer.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { usePage } from '../page-context.ts';
import { ReferenceTable } from '../reference-table.tsx';
import { COMPARE_MATERIALS, WithoutData } from '../without-data.tsx';
import { FamiliesHead, FamilyRow, type ShownFamily } from './family-row.tsx';
import type { declaration } from './material-families.inputs.ts';
import { RangeForm } from './range-form.tsx';
import { RangeResult } from './range-result.tsx';

export interface MaterialFamiliesData {
  readonly groups: readonly { readonly title: string; readonly families: readonly ShownFamily[] }[];
}

/** Families on one axis. Those that do not cover the range asked for turn gray and stay links. */
export function MaterialFamilies(props: BlockProps<typeof declaration, MaterialFamiliesData>): ReactNode {
  const { id, heading, data } = props;
  const { path, query, preferences } = usePage();
  if (data === null) {
    return (
      <WithoutData id={id} heading={heading} link={COMPARE_MATERIALS}>
        The families could not be read.
      </WithoutData>
    );
  }
  const unit = preferences.temperature;
  const typedIn = query.degrees === 'C' || query.degrees === 'F' ? query.degrees : unit;
  const entry = { low: query.low ?? '', high: query.high ?? '' };
  const { wanted, problem } = readWanted(entry, typedIn);
  const families = data.groups.flatMap((group) => group.families);
  const axis = axisOver(families);
  const at = (degrees: number | null): string | undefined =>
    degrees === null ? undefined : `${axisPercent(axis, degrees)}%`;
  const style = { '--low': at(wanted.lowC), '--high': at(wanted.highC) } as CSSProperties;
  return (
    <BlockSection id={id} heading={heading}>
      <RangeForm
        action={id === '' ? path : `${path}#${id}`}
        entry={entry}
        wanted={wanted}
        problem={problem}
        typedIn={typedIn}
      />
      <RangeResult families={families} wanted={wanted} />
      <ReferenceTable label={heading || 'Families by temperature'} className="material-families" style={style}>
        <FamiliesHead axis={axis} unit={unit} wanted={wanted} />
        {data.groups.map(({ title, families: members }) => (
          <tbody key={title}>
            {data.groups.length === 1 ? null : (
              <tr>
                <th className="material-families-group" scope="rowgroup" colSpan={7}>
                  {title}
                  <span>{groupAnswer(wanted, members)}</span>
                </th>
              </tr>
            )}
            {members.map((family) => (
              <FamilyRow
                key={family.short}
                family={family}
                axis={axis}
                unit={unit}
                isOutside={!coversRange(wanted, family)}
              />
            ))}
          </tbody>
        ))}
      </ReferenceTable>
      <p className="reference-table-note">
        Typical limits of the family. Grades differ: the datasheet of the compound decides.
      </p>
    </BlockSection>
  );
}
