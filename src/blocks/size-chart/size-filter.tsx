import type { ReactNode } from 'react';
import { UnitInput } from '../../client/forms/unit-input.tsx';
import type { SizeField, SizeFields } from '../../domain/reference/tables/wanted-size.ts';
import { usePage } from '../page-context.ts';
import { UnitChoice } from '../shared/unit-choice.tsx';
import '../../client/enhance/table-filter.css';

const LENGTHS: readonly { readonly field: Exclude<SizeField, 'size'>; readonly label: string }[] = [
  { field: 'id', label: 'Inside diameter' },
  { field: 'tol', label: '± on the diameter' },
  { field: 'cs', label: 'Cross-section' },
];

/** Default tolerance: half a millimeter. */
const DEFAULT_TOLERANCE = { mm: '0.5', in: '0.02' } as const;

/**
 * A filter by name, inside diameter and cross-section. Without JavaScript it loads a URL of the page; with it, it
 * filters immediately.
 */
export function SizeFilter(props: {
  fields: SizeFields;
  invalid: readonly SizeField[];
  found: string;
  anchor: string;
  placeholder: string;
  /** What filters during typing: the rows of the page, or the server. */
  enhancement: 'table-filter' | 'size-sections';
}): ReactNode {
  const { fields, invalid, found, anchor, placeholder, enhancement } = props;
  const { path, preferences } = usePage();
  const unit = preferences.measurement;
  const here = anchor === '' ? path : `${path}#${anchor}`;
  return (
    <form
      className="table-filter"
      method="get"
      action={here}
      data-enhance={enhancement}
      data-rows="sizes"
      data-noun="sizes"
      data-unit={unit}
    >
      <label className="field">
        <span>Size</span>
        <input
          className="field-input field-input-small text-mono"
          name="size"
          defaultValue={fields.size}
          placeholder={placeholder}
          maxLength={40}
        />
      </label>
      {LENGTHS.map(({ field, label }) => (
        <label key={field} className="field">
          <span>{label}</span>
          <UnitInput
            unit={unit}
            className="field-input field-input-small text-mono"
            name={field}
            defaultValue={fields[field]}
            placeholder={field === 'tol' ? DEFAULT_TOLERANCE[unit] : undefined}
            inputMode="decimal"
            maxLength={20}
            aria-invalid={invalid.includes(field) || undefined}
          />
        </label>
      ))}
      <button className="button button-small" type="submit">
        Find size
      </button>
      <a className="button button-small button-plain" href={here} data-clear="">
        Clear
      </a>
      <UnitChoice unit={unit} path={path} label="Unit of the fields" />
      <output>{invalid.length > 0 ? 'Write lengths as numbers: 24.99' : found}</output>
    </form>
  );
}
