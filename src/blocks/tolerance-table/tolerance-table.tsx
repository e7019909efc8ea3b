import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { NumberHead } from '../../client/ui/number-head.tsx';
import { counted } from '../../domain/kit/text/counted.ts';
import { type Inch, inch as inches, mmFromInches, type Span } from '../../domain/kit/units.ts';
import { STORE_PATH } from '../../domain/reference/paths/store-links.ts';
import type { ToleranceBand, ToleranceGroup } from '../../domain/reference/tables/tolerance-bands.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { GroupRow } from '../shared/tables/group-row.tsx';
import { ReferenceTable, StoreHead } from '../shared/tables/reference-table.tsx';
import { WithoutData } from '../shared/without-data.tsx';
import type { declaration } from './tolerance-table.inputs.ts';

export interface ToleranceTableData {
  readonly groups: readonly ToleranceGroup[];
}

const TITLE = 'AS568 tolerances';

/** What is missing in the table, and where published tables differ. */
export const TOLERANCE_NOTE =
  'On file for 369 sizes. The extended sizes -400 to -424 have no tolerance on file; for six sizes (-228 to -231, -469, -470) published tables differ by up to 0.13 mm (0.005 in) and the closer value is shown.';

const mm = (length: Inch): string => mmFromInches(length).toFixed(2);
const inch = (length: Inch): string => length.toFixed(3);

const range = ([first, last]: Span<Inch>, write: (length: Inch) => string): string =>
  first === last ? write(first) : `${write(first)}–${write(last)}`;

/** Returns the store URL of the rings in the band: the inside diameters at its ends, and its cross-section. */
const storeHref = ({ idIn: [first, last], csIn, csToleranceIn }: ToleranceBand): string =>
  `${STORE_PATH}?search=AS568&id_low=${mmFromInches(first < last ? first : last)}&id_high=${mmFromInches(first < last ? last : first)}` +
  `&cs_low=${mmFromInches(inches(csIn - csToleranceIn))}&cs_high=${mmFromInches(inches(csIn + csToleranceIn))}`;

const Figure = ({ value, write = range }: { value: Span<Inch>; write?: typeof range }): ReactNode => (
  <>
    {write(value, mm)}
    <small>{write(value, inch)}</small>
  </>
);

const plusMinus: typeof range = ([value], write) => `±${write(value)}`;

const Band = ({ band }: { band: ToleranceBand }): ReactNode => {
  const { first, last, sizes, idIn, csIn, idToleranceIn, csToleranceIn } = band;
  return (
    <tr>
      <th scope="row" className="text-mono">
        {first === last ? `-${first}` : `-${first} to -${last}`}
      </th>
      <td className="text-number text-mono">
        <Figure value={[csIn, csIn]} />
      </td>
      <td className="text-number text-mono">
        <Figure value={[csToleranceIn, csToleranceIn]} write={plusMinus} />
      </td>
      <td className="text-number text-mono is-ruled">
        <Figure value={idIn} />
      </td>
      <td className="text-number text-mono">
        <Figure value={[idToleranceIn, idToleranceIn]} write={plusMinus} />
      </td>
      <td className="is-ruled">
        <TextLink href={storeHref(band)}>Shop {counted(sizes, 'size')}</TextLink>
      </td>
    </tr>
  );
};

/** AS568 tolerances of inside diameter and cross-section. Adjacent sizes with equal tolerances share a row. */
export function ToleranceTable(props: BlockProps<typeof declaration, ToleranceTableData>): ReactNode {
  const { id, heading, data } = props;
  const groups = data?.groups ?? [];
  if (groups.length === 0) {
    return (
      <WithoutData
        id={id}
        heading={heading || TITLE}
        link={{ label: 'Ask for the tolerance of a size', href: '/contact-us' }}
      >
        The tolerances could not be read.
      </WithoutData>
    );
  }
  return (
    <BlockSection id={id} heading={heading || TITLE} aside={<span className="text-muted">mm, below in inches</span>}>
      <ReferenceTable label={heading || TITLE} className="reference-table reference-table-double">
        <thead>
          <tr>
            <th scope="col">AS568 size</th>
            <NumberHead>CS</NumberHead>
            <NumberHead>± on CS</NumberHead>
            <th scope="col" className="text-number is-ruled">
              ID, first to last
            </th>
            <NumberHead>± on ID</NumberHead>
            <StoreHead />
          </tr>
        </thead>
        {groups.map(({ title, bands }) => (
          <tbody key={title}>
            <GroupRow title={title} columns={6} />
            {bands.map((band) => (
              <Band key={band.first} band={band} />
            ))}
          </tbody>
        ))}
      </ReferenceTable>
      <p className="reference-table-note">{TOLERANCE_NOTE}</p>
    </BlockSection>
  );
}
