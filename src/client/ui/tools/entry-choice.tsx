import type { ReactNode } from 'react';
import { inUnit } from '../../../domain/engineering/gland-design/entry/change-entry.ts';
import type { DesignerEntry } from '../../../domain/engineering/gland-design/entry/entry.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { preferencesHref, type UnitPreference } from '../../../domain/reference/paths/preferences-href.ts';
import { rememberUnits } from '../../stores/preferences-cookie.ts';
import { InPlaceLink } from '../links/in-place-link.tsx';

/** How an entry is opened: by URL, or within the page. */
export interface EntryWays {
  readonly hrefOf: (entry: DesignerEntry) => string;
  readonly onEntry: (entry: DesignerEntry) => void;
}

/** A choice of a few options as links, each to the page with a different entry. */
export const EntryChoice = <Value extends string>(
  props: EntryWays & {
    label: string;
    className?: string;
    options: readonly (readonly [value: Value, text: string])[];
    now: Value;
    entryOf: (value: Value) => DesignerEntry;
    /** The name of the preference, for a choice of units: it is stored, and all pages show it. */
    preference?: UnitPreference;
  },
): ReactNode => {
  const { label, className = '', options, now, entryOf, preference, hrefOf, onEntry } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <span className={`segmented ${className}`.trim()} role="group" aria-label={label}>
      {options.map(([value, text]) => {
        const next = entryOf(value);
        return (
          <InPlaceLink
            key={value}
            href={preference ? preferencesHref(preference, value, hrefOf(next)) : hrefOf(next)}
            aria-current={value === now ? 'true' : undefined}
            onFollow={() => {
              if (preference) rememberUnits({ [preference]: value });
              onEntry(next);
            }}
          >
            {text}
          </InPlaceLink>
        );
      })}
    </span>
  );
};

const UNITS = [
  ['mm', 'mm'],
  ['in', 'in'],
] as const;

/** The unit of the lengths. Changing it converts the entered values. */
export const Units = ({ entry, unit, ...ways }: EntryWays & { entry: DesignerEntry; unit: LengthUnit }): ReactNode => (
  <EntryChoice
    label="Length unit"
    options={UNITS}
    now={unit}
    entryOf={(next) => inUnit(entry, unit, next)}
    preference="measurement"
    {...ways}
  />
);
