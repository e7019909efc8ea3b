import type { ReactNode } from 'react';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { preferencesHref } from '../../domain/reference/paths/preferences-href.ts';

/** Links that switch the visitor's length unit and return to the page. */
export const UnitChoice = ({ unit, path, label }: { unit: LengthUnit; path: string; label: string }): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
  <span className="segmented" role="group" aria-label={label}>
    {(['mm', 'in'] as const).map((one) => (
      <a
        key={one}
        rel="nofollow"
        href={preferencesHref('measurement', one, path)}
        aria-current={one === unit ? 'true' : undefined}
      >
        {one}
      </a>
    ))}
  </span>
);
