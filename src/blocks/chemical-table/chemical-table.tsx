import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import type { AppPath } from '../../domain/reference/paths/app-pages.ts';
import {
  type Chemical,
  type ChemicalCategory,
  chemicalText,
  namesChemical,
  RATED_MATERIALS,
  type Rating,
} from '../../domain/reference/tables/chemicals.ts';
import { shownText } from '../../domain/reference/tables/find-sizes.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { GroupRow } from '../shared/tables/group-row.tsx';
import { ReferenceTable } from '../shared/tables/reference-table.tsx';
import { WithoutData } from '../shared/without-data.tsx';
import type { declaration } from './chemical-table.inputs.ts';
import { RatedLinks, RowLinks } from './rated-links.tsx';
import '../../client/enhance/table-filter.css';
import './chemical-table.css';

export interface ChemicalTableData {
  readonly categories: readonly ChemicalCategory[];
  /** URLs of the pages about the rated materials, aligned with the columns. */
  readonly pages: readonly string[];
}

/** The ratings and what they mean. */
export const CHEMICAL_LEGEND: readonly (readonly [Rating, string])[] = [
  ['A', 'little or no effect'],
  ['B', 'some swell or loss of strength, often usable in static seals'],
  ['C', 'considerable effect, only after a test'],
  ['D', 'not recommended'],
];
const NONE = 'blank: no rating on file';

/** Rating B, the most common, has the background of the page. */
const RATED: Readonly<Partial<Record<Rating, string>>> = { A: 'is-fit', C: 'is-doubtful', D: 'is-unfit' };

const Legend = (): ReactNode => (
  <p className="chemical-table-legend">
    {CHEMICAL_LEGEND.map(([rating, meaning]) => (
      <span key={rating}>
        <b className={RATED[rating]}>{rating}</b> {meaning}
      </span>
    ))}
    <span>{NONE}</span>
  </p>
);

const Filter = ({ typed, found, anchor }: { typed: string; found: string; anchor: string }): ReactNode => {
  const { path } = usePage();
  const here = anchor === '' ? path : `${path}#${anchor}`;
  return (
    <form className="table-filter" method="get" action={here} data-enhance="table-filter" data-rows="chemicals">
      <label className="field table-filter-wide">
        <span>Chemical</span>
        <input
          className="field-input field-input-small"
          type="search"
          name="chemical"
          defaultValue={typed}
          placeholder="acetone"
          maxLength={80}
        />
      </label>
      <button className="button button-small" type="submit">
        Filter
      </button>
      <a className="button button-small button-plain" href={here} data-clear="">
        Clear
      </a>
      <output>{found}</output>
    </form>
  );
};

const Row = ({ chemical, shown }: { chemical: Chemical; shown: boolean }): ReactNode => (
  <tr data-row="" hidden={!shown}>
    <th scope="row">
      <span className="chemical-table-name">
        {chemicalText(chemical.name)}
        <RowLinks chemical={chemical} />
      </span>
      {chemical.note === '' ? null : <small>{chemical.note}</small>}
    </th>
    {chemical.ratings.map((rating, place) => (
      <td key={String(place)} className={RATED[rating]}>
        {rating === '' ? <span className="visually-hidden">no rating</span> : rating}
      </td>
    ))}
  </tr>
);

/**
 * A table of chemicals and materials. Filtered rows remain in the page, hidden, so that JavaScript can show them again.
 */
export function ChemicalTable(props: BlockProps<typeof declaration, ChemicalTableData>): ReactNode {
  const { id, heading, data } = props;
  const { query } = usePage();
  if (data === null || data.categories.length === 0) {
    return (
      <WithoutData id={id} heading={heading} link={{ label: 'Ask about your medium', href: '/contact-us' }}>
        The ratings could not be read.
      </WithoutData>
    );
  }
  const typed = (query.chemical ?? '').trim();
  const all = data.categories.flatMap(({ chemicals }) => chemicals);
  const shown = new Set(all.filter(({ name }) => namesChemical(chemicalText(name), typed)));
  return (
    <BlockSection id={id} heading={heading}>
      <p className="reference-table-note">
        <b>Guide only, test in service.</b> Ratings are general engineering knowledge at room temperature unless the
        name says otherwise; temperature, concentration and grade change them. The{' '}
        <TextLink href={'/tools/material-advisor' satisfies AppPath}>material advisor</TextLink> weighs temperature and
        movement too.
      </p>
      <Legend />
      <Filter
        typed={typed}
        found={shownText({ shown: shown.size, total: all.length, noun: 'chemicals' })}
        anchor={id}
      />
      {typed === '' || shown.size > 3 ? null : <RatedLinks chemicals={[...shown]} />}
      <ReferenceTable
        label="Chemical compatibility"
        frameClassName="reference-frame-both"
        className="reference-table chemical-table"
      >
        <thead>
          <tr>
            <th scope="col">Chemical</th>
            {RATED_MATERIALS.map((material, place) => (
              <th key={material} scope="col">
                <a href={data.pages[place]}>{material}</a>
              </th>
            ))}
          </tr>
        </thead>
        {data.categories.map(({ title, anchor: category, chemicals }) => (
          <tbody key={category} id={category} data-part="" hidden={!chemicals.some((one) => shown.has(one))}>
            <GroupRow title={title} columns={RATED_MATERIALS.length + 1} />
            {chemicals.map((chemical) => (
              <Row key={chemical.name} chemical={chemical} shown={shown.has(chemical)} />
            ))}
          </tbody>
        ))}
      </ReferenceTable>
    </BlockSection>
  );
}
