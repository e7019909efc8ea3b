import type { CSSProperties, ReactNode } from 'react';
import { familyEntry, ratesMedia, readFamilies } from '../../domain/engineering/advisor/family-entry.ts';
import { groupSummary } from '../../domain/engineering/advisor/matching-families.ts';
import { axisOver, axisPercent } from '../../domain/engineering/finder/temperature-axis.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { ReferenceTable } from '../shared/tables/reference-table.tsx';
import { COMPARE_MATERIALS, WithoutData } from '../shared/without-data.tsx';
import { FamiliesHead, FamilyRow, type ShownFamily } from './family-row.tsx';
import type { declaration } from './material-families.inputs.ts';
import { RangeForm } from './range-form.tsx';
import { RangeResult } from './range-result.tsx';
import './material-families.css';

export interface MaterialFamiliesData {
  readonly groups: readonly { readonly title: string; readonly families: readonly ShownFamily[] }[];
}

const RATING_NOTE =
  ' A medium’s ratings are those of the chemical table; above 60 °C (140 °F) a B counts as C and a C as D, as in the material advisor.';

/** Families on one axis. Families that do not meet the requirements are gray and remain links. */
export function MaterialFamilies(props: BlockProps<typeof declaration, MaterialFamiliesData>): ReactNode {
  const { id, heading, kind, rangeBox, data } = props;
  const { path, query, preferences } = usePage();
  if (data === null) {
    return (
      <WithoutData id={id} heading={heading} link={COMPARE_MATERIALS}>
        The families could not be read.
      </WithoutData>
    );
  }
  const unit = preferences.temperature;
  const entry = familyEntry(query, unit, kind);
  const { question } = readFamilies(entry);
  const { wanted } = question;
  const families = data.groups.flatMap((group) => group.families);
  const axis = axisOver(families);
  const here = id === '' ? path : `${path}#${id}`;
  const at = (degrees: number | null): string | undefined =>
    degrees === null ? undefined : `${axisPercent(axis, degrees)}%`;
  const style = { '--low': at(wanted.lowC), '--high': at(wanted.highC) } as CSSProperties;
  return (
    <BlockSection id={id} heading={heading}>
      {rangeBox ? <RangeForm action={here} kind={kind} /> : null}
      <RangeResult families={families} entry={entry} question={question} clearHref={rangeBox ? here : path} />
      <ReferenceTable label={heading || 'Families by temperature'} className="material-families" style={style}>
        <FamiliesHead axis={axis} unit={unit} wanted={wanted} />
        {data.groups.map(({ title, families: members }) => (
          <tbody key={title}>
            {data.groups.length === 1 ? null : (
              <tr>
                <th className="material-families-group" scope="rowgroup" colSpan={8}>
                  {title}
                  <span>{groupSummary(question, members)}</span>
                </th>
              </tr>
            )}
            {members.map((family) => (
              <FamilyRow key={family.short} family={family} axis={axis} unit={unit} question={question} />
            ))}
          </tbody>
        ))}
      </ReferenceTable>
      <p className="reference-table-note">
        Typical limits of the family. Grades differ: check the compound datasheet.
        {ratesMedia(kind) ? RATING_NOTE : ''}
      </p>
    </BlockSection>
  );
}
