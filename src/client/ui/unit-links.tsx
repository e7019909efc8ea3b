import type { ReactNode } from 'react';
import type { Preferences } from '../../domain/preferences.ts';

const link = (choice: string, backTo: string): string => `/preferences?${choice}&return=${encodeURIComponent(backTo)}`;

/** mm/in and °C/°F as links that work without script: the server keeps the choice and comes back to `backTo`. */
export function UnitLinks({ preferences, backTo }: { preferences: Preferences; backTo: string }): ReactNode {
  const { measurement, temperature } = preferences;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links */}
      <span className="seg" role="group" aria-label="Length unit">
        {(['mm', 'in'] as const).map((unit) => (
          <a
            key={unit}
            rel="nofollow"
            href={link(`measurement=${unit}`, backTo)}
            aria-current={unit === measurement ? 'true' : undefined}
          >
            {unit}
          </a>
        ))}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links */}
      <span className="seg" role="group" aria-label="Temperature unit">
        {(['C', 'F'] as const).map((unit) => (
          <a
            key={unit}
            rel="nofollow"
            href={link(`temperature=${unit}`, backTo)}
            aria-current={unit === temperature ? 'true' : undefined}
          >
            °{unit}
          </a>
        ))}
      </span>
    </>
  );
}
