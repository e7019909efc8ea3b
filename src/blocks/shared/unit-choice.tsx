import type { ReactNode } from 'react';
import type { LengthUnit } from '../../domain/kit/units.ts';

/** Links that switch the visitor's length unit and return to the page. */
export const UnitChoice = ({ unit, path, label }: { unit: LengthUnit; path: string; label: string }): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
  <span className="segmented" role="group" aria-label={label}>
    {(['mm', 'in'] as const).map((one) => (
      <a
        key={one}
        rel="nofollow"
        href={`/preferences?measurement=${one}&return=${encodeURIComponent(path)}`}
        aria-current={one === unit ? 'true' : undefined}
      >
        {one}
      </a>
    ))}
  </span>
);
