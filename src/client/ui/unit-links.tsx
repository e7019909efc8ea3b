import type { ReactNode } from 'react';
import type { Preferences } from '../../domain/preferences.ts';

const GROUPS = [
  { name: 'measurement', title: 'Length unit', units: ['mm', 'in'], sign: '' },
  { name: 'temperature', title: 'Temperature unit', units: ['C', 'F'], sign: '°' },
] as const;

/** mm/in and °C/°F as links that work without script: the server keeps the choice and comes back to `backTo`. */
export function UnitLinks({ preferences, backTo }: { preferences: Preferences; backTo: string }): ReactNode {
  return GROUPS.map(({ name, title, units, sign }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <span key={name} className="seg" role="group" aria-label={title}>
      {units.map((unit) => (
        <a
          key={unit}
          rel="nofollow"
          href={`/preferences?${name}=${unit}&return=${encodeURIComponent(backTo)}`}
          aria-current={unit === preferences[name] ? 'true' : undefined}
        >
          {sign}
          {unit}
        </a>
      ))}
    </span>
  ));
}
