import { ArrowUpRight, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { datasheetHref, keywordHref } from '../../../../domain/reference/paths/store-links.ts';
import type { CompoundRow } from '../../../../domain/shop/catalog/listing.ts';
import { tradeName } from '../../../../domain/shop/catalog/rows/trade-name.ts';
import type { Comparison } from '../../../../domain/site/api/catalog/comparisons.ts';
import { HardnessDot } from '../../../../drawings/charts/hardness-dot.tsx';
import { CompareTick } from '../../compare/compare-tick.tsx';
import { pinOfCompound } from '../pins.ts';
import type { Column, ShownRow } from './column.ts';
import { CompoundPrice } from './compound-price.tsx';
import { hardnessOfRow, materialText, modifierText, rowTemperatureText } from './row-text.ts';
import { COLOR, FEATURES, TEMPERATURE } from './shared-columns.tsx';

/** A compound with the data of its row. */
export interface ShownCompound extends ShownRow {
  readonly row: CompoundRow;
  /** `undefined` until they are known. */
  readonly comparisons: readonly Comparison[] | undefined;
  readonly onPrice: (row: CompoundRow) => void;
}

/**
 * A comparison in the table: shows the compound's number; the rest of its text is for screen readers and the tooltip.
 */
function ComparisonLink({ comparison }: { comparison: Comparison }): ReactNode {
  const { comparison_link: href, comparison_text: text } = comparison;
  const [number = text] = text.split(' (');
  return (
    <a className="link text-mono" href={href} target="_blank" rel="noopener nofollow" title={text}>
      {number}
      <span className="visually-hidden">{text.slice(number.length)}, new tab</span>
    </a>
  );
}

/** The admin store's columns. */
export const COMPOUND_COLUMNS: readonly Column<ShownCompound>[] = [
  {
    titles: [{ text: 'Compound Number', sort: { by: 'name', menu: 'Compound number' } }],
    narrow: 'name',
    cell: ({ row, color, preferences, formId, onPrice }) => {
      const { label_display: name } = row;
      const { value, scale } = hardnessOfRow(row);
      const material = modifierText(row, 'material');
      const temperatures = rowTemperatureText(row, preferences.temperature);
      return (
        <>
          <span className="results-table-part">
            <CompareTick pin={pinOfCompound(row, color)} formId={formId} />
            <i className="compound-row-bar" style={{ background: color }} />
            <a className="link text-mono" href={keywordHref(name)} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden">, parts in a new tab</span>
              <ArrowUpRight className="icon icon-small" aria-hidden="true" />
            </a>
            <CompoundPrice row={row} onPrice={onPrice} />
          </span>
          <small className="results-table-specification">
            {`${material} ${value} ${scale}`.trim()} · {temperatures} °{preferences.temperature}
          </small>
        </>
      );
    },
  },
  {
    titles: [{ text: 'Datasheets' }],
    narrow: 'sheet',
    cell: ({ row: { datasheet, label, label_display: name } }) =>
      datasheet ? (
        <a className="compound-row-sheet" href={datasheetHref(label)}>
          <FileText className="icon icon-small" aria-hidden="true" />
          <span className="link">Datasheet</span>
          <span className="visually-hidden"> of {name}</span>
        </a>
      ) : (
        <span className="text-muted">On request</span>
      ),
  },
  {
    titles: [{ text: 'Material', sort: { by: 'material', menu: 'Material' } }],
    width: 'cut',
    tooltip: ({ compound }) => materialText(compound),
    cell: ({ compound }) => {
      const material = modifierText(compound, 'material');
      const brand = modifierText(compound, 'brand');
      return (
        <>
          {material === '' ? '–' : material}
          {brand === '' ? null : <span className="text-muted"> {tradeName(brand)}</span>}
        </>
      );
    },
  },
  COLOR,
  {
    titles: [{ text: 'Hardness', sort: { by: 'hardness', menu: 'Hardness' } }],
    figures: 'value',
    cell: ({ compound }) => {
      const { value, scale } = hardnessOfRow(compound);
      return (
        <span className="results-table-chart">
          <HardnessDot durometer={compound.durometer} scale={compound.durometer_scale} />
          <span>
            {value}
            {scale === '' ? null : <span className="text-muted"> {scale}</span>}
          </span>
        </span>
      );
    },
  },
  TEMPERATURE,
  { ...FEATURES, from: 1280 },
  {
    titles: [{ text: 'Compare To' }],
    cell: ({ comparisons }) => (
      <>
        {comparisons?.map((comparison, index) => (
          <span key={comparison.id}>
            {index === 0 ? null : ', '}
            <ComparisonLink comparison={comparison} />
          </span>
        ))}
        {comparisons?.length === 0 ? '–' : null}
      </>
    ),
  },
];
