import { memo, type ReactNode } from 'react';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import { useLater, useListingActions, useListingFrame, usePreferences } from '../listing-context.tsx';

const CHOICES = {
  temperature: [
    { value: 'C', label: '°C' },
    { value: 'F', label: '°F' },
  ],
  measurement: [
    { value: 'mm', label: 'mm' },
    { value: 'in', label: 'in' },
  ],
} as const;

const TITLES = { temperature: 'Temperature', measurement: 'Length' } as const;

/** °C/°F or mm/in as buttons of a form: without JavaScript, the server stores the choice. */
export const UnitToggle = memo(function UnitToggle({ kind }: { kind: 'temperature' | 'measurement' }): ReactNode {
  const preferences = usePreferences();
  const { prefer } = useListingActions();
  const { href } = useListingFrame();
  const { query } = useLater();
  return (
    <form action="/preferences">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its buttons out in a row */}
      <span className="segmented" role="group" aria-label={`${TITLES[kind]} unit`}>
        {CHOICES[kind].map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name={kind}
            value={value}
            aria-pressed={preferences[kind] === value}
            onClick={(event) => {
              event.preventDefault();
              prefer({ [kind]: value } as Partial<Preferences>);
            }}
          >
            {label}
          </button>
        ))}
      </span>
      <input type="hidden" name="return" value={href(query)} />
    </form>
  );
});
