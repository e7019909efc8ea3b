import type { ReactNode } from 'react';
import { hardnessText } from '../../../domain/catalog/rows/describe-part.ts';
import { describeMaterial } from '../../../domain/catalog/rows/material-names.ts';
import { tradeName } from '../../../domain/catalog/rows/trade-name.ts';
import { keywordHref } from '../../../domain/site/store-links.ts';
import { rangeText } from '../../../drawings/working-range.tsx';
import type { ProductPageProps, ShownModifier } from './product.props.ts';

const Row = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <tr>
    <th scope="row">{label}</th>
    <td>{children}</td>
  </tr>
);

const labels = (modifiers: readonly ShownModifier[]): string => modifiers.map(({ label }) => label).join(', ');

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ColorRow = ({ colors }: { colors: readonly ShownModifier[] }): ReactNode => (
  <Row label="Color">
    {colors.map(({ label, color }) => (
      <span key={label}>
        {color === null ? null : <i className="swt" style={{ background: color }} />} {label}{' '}
      </span>
    ))}
  </Row>
);

/** What the ring is made of. Rows without data are left out. */
export function CompoundSection({ part, modifiersByType }: ProductPageProps): ReactNode {
  const compound = part.compoundRecord;
  const { material, color, brand, cure, subtype, conductivity } = modifiersByType;
  const { temperatureLowC: lowC, temperatureHighC: highC } = compound;
  const hardness = hardnessText(compound);
  return (
    <section aria-labelledby="compound">
      <h2 className="h4 ruled" id="compound">
        Compound
      </h2>
      <table className="kv">
        <tbody>
          <Row label="Compound">
            <a className="lk mono" href={keywordHref(compound.labelDisplay)}>
              {compound.labelDisplay}
            </a>
          </Row>
          {material[0] ? <Row label="Material">{upperFirst(describeMaterial(material[0].label))}</Row> : null}
          {subtype.length > 0 ? <Row label="Subtype">{labels(subtype)}</Row> : null}
          {hardness === '' ? null : <Row label="Hardness">{hardness}</Row>}
          {color.length > 0 ? <ColorRow colors={color} /> : null}
          {brand.length > 0 ? (
            <Row label="Material brand">{brand.map(({ label }) => tradeName(label)).join(', ')}</Row>
          ) : null}
          {cure.length > 0 ? <Row label="Cure">{labels(cure)}</Row> : null}
          {conductivity.length > 0 ? <Row label="Conductivity">{labels(conductivity)}</Row> : null}
          {lowC === null || highC === null ? null : (
            <Row label="Temperature">
              {rangeText('C', lowC, highC)}
              <br />
              {rangeText('F', lowC, highC)}
            </Row>
          )}
          {compound.description === '' ? null : <Row label="Key features">{compound.description}</Row>}
        </tbody>
      </table>
    </section>
  );
}
