import type { ReactNode } from 'react';
import type { Preferences } from '../../domain/kit/preferences.ts';
import { preferencesHref } from '../../domain/reference/paths/preferences-href.ts';
import './unit-links.css';

const GROUPS = [
  { name: 'measurement', title: 'Length unit', units: ['mm', 'in'], sign: '' },
  { name: 'temperature', title: 'Temperature unit', units: ['C', 'F'], sign: '°' },
] as const;

/**
 * mm/in and °C/°F as links that work without JavaScript: the server stores the choice and redirects to `backTo`. A page
 * without lengths only shows the temperature.
 */
export function UnitLinks(props: {
  preferences: Preferences;
  backTo: string;
  only?: 'temperature' | 'measurement';
}): ReactNode {
  const { preferences, backTo, only } = props;
  return GROUPS.filter(({ name }) => only === undefined || only === name).map(({ name, title, units, sign }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <span key={name} className="segmented" role="group" aria-label={title}>
      {units.map((unit) => (
        <a
          key={unit}
          rel="nofollow"
          href={preferencesHref(name, unit, backTo)}
          aria-current={unit === preferences[name] ? 'true' : undefined}
        >
          {sign}
          {unit}
        </a>
      ))}
    </span>
  ));
}
