import type { ReactNode } from 'react';
import type { TemperatureUnit } from '../../domain/kit/units.ts';
import type { MaterialGroup } from '../../domain/reference/tables/material-groups.ts';
import { materialPlace, materialStoreHref } from '../../domain/reference/tables/material-places.ts';
import type { Material } from '../../domain/reference/tables/materials.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { GroupRow } from '../shared/tables/group-row.tsx';
import { ReferenceTable, StoreHead } from '../shared/tables/reference-table.tsx';
import { WithoutData } from '../shared/without-data.tsx';
import { MATERIAL_COLUMNS, MATERIAL_NOTES, type MaterialColumn } from './material-columns.tsx';
import type { declaration } from './material-table.inputs.ts';
import './material-table.css';

export interface MaterialTableData {
  readonly groups: readonly MaterialGroup[];
}

const Row = (props: { material: Material; columns: readonly MaterialColumn[]; unit: TemperatureUnit }): ReactNode => {
  const { material, columns, unit } = props;
  const place = materialPlace(material.code);
  return (
    <tr>
      <th scope="row">
        {place === null || place.page === '' ? material.code : <a href={place.page}>{material.code}</a>}
        <small>{material.family}</small>
      </th>
      {columns.map(({ title, className, text, cell = (_material, written) => written }) => (
        <td key={title} className={className}>
          {cell(material, text(material, unit))}
        </td>
      ))}
      <td className="is-ruled">{place === null ? '–' : <a href={materialStoreHref(place)}>Shop {material.code}</a>}</td>
    </tr>
  );
};

/** A comparison of seal materials: general, by shelf life or by gas permeability. */
export function MaterialTable(props: BlockProps<typeof declaration, MaterialTableData>): ReactNode {
  const { id, heading, view, data } = props;
  const unit = usePage().preferences.temperature;
  const groups = data?.groups ?? [];
  if (groups.length === 0) {
    return (
      <WithoutData id={id} heading={heading} link={{ label: 'Filter by material in the store', href: '/shop/orings' }}>
        The materials could not be read.
      </WithoutData>
    );
  }
  const columns = MATERIAL_COLUMNS[view];
  return (
    <BlockSection id={id} heading={heading}>
      <ReferenceTable label={heading || 'Materials'} className="reference-table material-table">
        <thead>
          <tr>
            <th scope="col">Material</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <StoreHead />
          </tr>
        </thead>
        {groups.map(({ title, materials }) => (
          <tbody key={title}>
            <GroupRow title={title} columns={columns.length + 2} />
            {materials.map((material) => (
              <Row key={material.code} material={material} columns={columns} unit={unit} />
            ))}
          </tbody>
        ))}
      </ReferenceTable>
      <p className="reference-table-note">{MATERIAL_NOTES[view]}</p>
    </BlockSection>
  );
}
