import type { ReactNode } from 'react';
import { capital } from '../../../domain/kit/text/words.ts';
import { keywordHref } from '../../../domain/reference/paths/store-links.ts';
import { FACTS, type Facet } from '../../../domain/shop/catalog/facets.ts';
import { hardnessText } from '../../../domain/shop/catalog/rows/describe-part.ts';
import { describeMaterial } from '../../../domain/shop/catalog/rows/material-names.ts';
import { tradeName } from '../../../domain/shop/catalog/rows/trade-name.ts';
import { workingRangeText } from '../../../drawings/charts/working-range.tsx';
import type { ShownModifier } from './product.load.ts';
import type { ProductPageProps } from './product.props.ts';

const Row = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <tr>
    <th scope="row">{label}</th>
    <td>{children}</td>
  </tr>
);

const labels = (modifiers: readonly ShownModifier[]): string => modifiers.map(({ label }) => label).join(', ');

const swatches = (colors: readonly ShownModifier[]): ReactNode =>
  colors.map(({ label, color }) => (
    <span key={label}>
      {color === null ? null : <i className="swatch" style={{ background: color }} />} {label}{' '}
    </span>
  ));

/** Returns the value of a facet for the compound; `null` if nothing is on file. */
const factOf = ({ key, modifier }: Facet, props: ProductPageProps): ReactNode => {
  if (modifier === null) return hardnessText(props.part.compoundRecord) || null;
  const modifiers = props.modifiersByType[modifier];
  const [first] = modifiers;
  if (first === undefined) return null;
  if (key === 'material') return capital(describeMaterial(first.label));
  if (key === 'color') return swatches(modifiers);
  return key === 'brand' ? modifiers.map(({ label }) => tradeName(label)).join(', ') : labels(modifiers);
};

/** The ring's compound. Rows without data are omitted. */
export function CompoundSection(props: ProductPageProps): ReactNode {
  const compound = props.part.compoundRecord;
  const { temperatureLowC: lowC, temperatureHighC: highC } = compound;
  return (
    <section aria-labelledby="compound">
      <h2 className="heading-4 text-ruled" id="compound">
        Compound
      </h2>
      <table className="fact-table" aria-labelledby="compound">
        <tbody>
          <Row label="Compound">
            <a className="link text-mono" href={keywordHref(compound.labelDisplay)}>
              {compound.labelDisplay}
            </a>
          </Row>
          {FACTS.filter(({ fact }) => fact.kind === 'property').map((facet) => {
            const fact = factOf(facet, props);
            return fact === null ? null : (
              <Row key={facet.key} label={facet.fact.title}>
                {fact}
              </Row>
            );
          })}
          {lowC === null || highC === null ? null : (
            <Row label="Temperature">
              {workingRangeText('C', lowC, highC)}
              <br />
              {workingRangeText('F', lowC, highC)}
            </Row>
          )}
          {compound.description === '' ? null : <Row label="Key features">{compound.description}</Row>}
        </tbody>
      </table>
    </section>
  );
}
