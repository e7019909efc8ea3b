import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { KeepOfflineControls } from '../../../client/ui/offline/keep-offline.tsx';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import './preferences.page.css';
import type { PageHead } from '../../render/page-head.ts';

export const head: PageHead = {
  title: 'Preferences: units, stock and keys',
  description: 'Units of length and temperature, whether the store shows parts in stock only, and the search key.',
  noindex: true,
};

const UNITS = [
  {
    name: 'measurement',
    title: 'Lengths',
    units: [
      ['mm', 'Millimeters'],
      ['in', 'Inches'],
    ],
  },
  {
    name: 'temperature',
    title: 'Temperatures',
    units: [
      ['C', '°C'],
      ['F', '°F'],
    ],
  },
] as const;

const Switch = (props: { name: string; isOn: boolean; children: ReactNode }): ReactNode => (
  <p>
    <label className="switch">
      <input type="checkbox" name={props.name} defaultChecked={props.isOn} />
      <i aria-hidden="true" />
      {props.children}
    </label>
  </p>
);

/** `/preferences`: a form that works without JavaScript. The choices are stored in a cookie. */
export default function PreferencesPage({ preferences }: { preferences: Preferences }): ReactNode {
  return (
    <div className="page preferences-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Preferences' }]} />
      <h1 className="heading-1">Preferences</h1>
      <form action="/preferences">
        <input type="hidden" name="form" value="all" />
        <input type="hidden" name="return" value="/preferences" />
        {UNITS.map(({ name, title, units }) => (
          <fieldset key={name}>
            <legend>{title}</legend>
            <span className="segmented">
              {units.map(([value, label]) => (
                <label key={value}>
                  <input type="radio" name={name} value={value} defaultChecked={preferences[name] === value} />
                  {label}
                </label>
              ))}
            </span>
          </fieldset>
        ))}
        <Switch name="in_stock" isOn={preferences.only_show_in_stock}>
          In the store, show parts in stock only
        </Switch>
        <Switch name="slash" isOn={preferences.slash_search}>
          Press <kbd>/</kbd> to search
        </Switch>
        <p className="text-small">
          <kbd>Ctrl</kbd> <kbd>K</kbd> opens it always. Switch the single key off where speech input types it by
          mistake.
        </p>
        <p>
          <button type="submit" className="button button-strong">
            Save preferences
          </button>
        </p>
      </form>
      <KeepOfflineControls />
    </div>
  );
}
