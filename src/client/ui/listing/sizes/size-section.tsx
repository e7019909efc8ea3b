import { memo, type ReactNode, useEffect, useId, useState } from 'react';
import type { SizePage } from '../../../../domain/shop/catalog/rows/size-page.ts';
import { CutRing } from '../../../../drawings/rings/cut-ring.tsx';
import { FilterSection } from '../filters/filter-section.tsx';
import { useListing, usePreferences } from '../listing-context.tsx';
import { SizeList } from './size-list.tsx';
import {
  rememberedStandard,
  rememberStandard,
  SIZE_STANDARD_CHOICES,
  type SizeStandardChoice,
} from './size-standard-memory.ts';
import { useSizeList } from './use-size-list.ts';
import './size-section.css';

const NO_TEXT = { text: '', cs: '', id: '' };

/**
 * Size standard, three text filters and the scrolling list of sizes. `sizes` is the first page of the displayed
 * standard.
 */
export const SizeSection = memo(function SizeSection(props: { sizes: SizePage; startsOpen?: boolean }): ReactNode {
  const { sizes, startsOpen = true } = props;
  const chosen = useListing((state) => state.query.sizes);
  const { measurement } = usePreferences();
  const [standard, setStandard] = useState<SizeStandardChoice>(sizes.items[0]?.standard ?? 'usa');
  const [texts, setTexts] = useState(NO_TEXT);
  const list = useSizeList({ standard, ...texts, unit: measurement }, sizes);
  const id = useId();
  // The server does not know this browser's stored choice. A selected size shows its standard.
  useEffect(() => {
    if (chosen.length === 0) setStandard(rememberedStandard());
  }, []);

  const choose = (value: SizeStandardChoice) => {
    setStandard(value);
    setTexts(NO_TEXT);
    rememberStandard(value);
  };
  const fields = [
    ['text', 'Size'],
    ['cs', `CS ${measurement}`],
    ['id', `ID ${measurement}`],
  ] as const;
  return (
    <FilterSection title="Size Search" count={chosen.length} startsOpen={startsOpen}>
      <CutRing id={id} />
      <label className="size-section-label only-script" htmlFor={`${id}-standard`}>
        Size standard
      </label>
      <select
        id={`${id}-standard`}
        className="field-input field-input-small field-select only-script"
        value={standard}
        onChange={(event) => {
          const choice = SIZE_STANDARD_CHOICES.find(({ value }) => value === event.target.value);
          if (choice) choose(choice.value);
        }}
      >
        {SIZE_STANDARD_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div className="size-section-fields only-script">
        {fields.map(([name, title]) => (
          <label key={name} className="field">
            <span>{title}</span>
            <input
              className="field-input field-input-small text-mono"
              autoComplete="off"
              maxLength={40}
              value={texts[name]}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </label>
        ))}
      </div>
      <SizeList list={list} standard={standard} />
      <noscript>
        <input
          className="field-input field-input-small text-mono"
          name="size"
          aria-label="Size codes"
          placeholder="AS568-214, P10"
          defaultValue={chosen.join(',')}
        />
      </noscript>
    </FilterSection>
  );
});
