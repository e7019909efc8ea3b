import { ArrowUpRight, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Comparison } from '../../../domain/api/comparisons.ts';
import type { CompoundRow as Row } from '../../../domain/catalog/listing.ts';
import { tradeName } from '../../../domain/catalog/rows/trade-name.ts';
import { MAX_COMPARED } from '../../../domain/compare/compared-compounds.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import { datasheetHref, keywordHref } from '../../../domain/site/store-links.ts';
import { HardnessDot } from '../../../drawings/hardness-dot.tsx';
import { TemperatureBar } from '../../../drawings/temperature-bar.tsx';
import { usePinned } from './listing-context.tsx';
import { hardness, modifierText, temperatureText } from './row-text.ts';
import { CELL, ROW } from './table-roles.ts';

/** A comparison in the table: the compound's number; the rest of its text is read out and shown on hover. */
function ComparisonLink({ comparison }: { comparison: Comparison }): ReactNode {
  const { comparison_link: href, comparison_text: text } = comparison;
  const [number = text] = text.split(' (');
  return (
    <a className="lk mono" href={href} target="_blank" rel="noopener nofollow" title={text}>
      {number}
      <span className="vh">{text.slice(number.length)}, new tab</span>
    </a>
  );
}

/** Marks a compound for comparison; posted to the page that compares where there is no script. */
function Pin({ label, formId }: { label: string; formId: string }): ReactNode {
  const { labels, set } = usePinned();
  const checked = labels.includes(label);
  return (
    <label className="chk pin">
      <input
        type="checkbox"
        name="compounds"
        value={label}
        form={formId}
        checked={checked}
        disabled={!checked && labels.length >= MAX_COMPARED}
        onChange={() => set(checked ? labels.filter((other) => other !== label) : [...labels, label])}
      />
      <span className="vh">Compare {label}</span>
    </label>
  );
}

/** One compound of the admin store's listing. `comparisons` is undefined until they are known. */
export function CompoundRow(props: {
  row: Row;
  color: string;
  preferences: Preferences;
  comparisons: readonly Comparison[] | undefined;
  formId: string;
}): ReactNode {
  const { row, color, preferences, comparisons, formId } = props;
  const { label, label_display: name, temperature_low_c: lowC, temperature_high_c: highC } = row;
  const { value, scale } = hardness(row);
  const material = modifierText(row, 'material');
  const brand = modifierText(row, 'brand');
  const colorName = modifierText(row, 'color');
  const temperatures = temperatureText(row, preferences.temperature);
  return (
    <tr {...ROW}>
      <td {...CELL} className="c-name">
        <span className="pn">
          <Pin label={label} formId={formId} />
          <i className="cbar" style={{ background: color }} />
          <a className="lk mono" href={keywordHref(name)} target="_blank" rel="noopener">
            {name}
            <span className="vh">, parts in a new tab</span>
            <ArrowUpRight className="ic s" aria-hidden="true" />
          </a>
        </span>
        <small className="c-spec">
          {`${material} ${value} ${scale}`.trim()} · {temperatures} °{preferences.temperature}
        </small>
      </td>
      <td {...CELL} className="c-sheet">
        {row.datasheet ? (
          <a className="dsl" href={datasheetHref(label)}>
            <FileText className="ic s" aria-hidden="true" />
            <span className="lk">Datasheet</span>
            <span className="vh"> of {name}</span>
          </a>
        ) : (
          <span className="mut">On request</span>
        )}
      </td>
      <td {...CELL} className="c-material">
        {material === '' ? '–' : material}
        {brand === '' ? null : <span className="mut"> {tradeName(brand)}</span>}
      </td>
      <td {...CELL} className="c-color">
        {colorName === '' ? null : <i className="swt" style={{ background: color }} />}
        {colorName === '' ? '–' : colorName}
      </td>
      <td {...CELL} className="c-hardness">
        <span className="tmp">
          <HardnessDot durometer={row.durometer} scale={row.durometer_scale} />
          <span>
            {value}
            {scale === '' ? null : <span className="mut"> {scale}</span>}
          </span>
        </span>
      </td>
      <td {...CELL} className="c-temp">
        <span className="tmp">
          {lowC === null || highC === null ? null : <TemperatureBar lowC={lowC} highC={highC} />}
          <span>{temperatures}</span>
        </span>
      </td>
      <td {...CELL} className="c-features" title={row.custom.description}>
        {row.custom.description}
      </td>
      <td {...CELL} className="c-compare">
        {comparisons?.map((comparison, place) => (
          <span key={comparison.id}>
            {place === 0 ? null : ', '}
            <ComparisonLink comparison={comparison} />
          </span>
        ))}
        {comparisons?.length === 0 ? '–' : null}
      </td>
    </tr>
  );
}
