import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import type { StoredSetting } from '../../../domain/site/staff/site-setting.ts';
import { CONFIRMED_MINUTES } from '../../../domain/site/staff/staff-session.ts';
import type { ChangedSetting } from '../../site-settings/setting-store.ts';
import type { DeskShortcut } from '../desk-page.tsx';
import { deskTime } from '../desk-time.ts';
import { PeopleTabs } from '../people/people-tabs.tsx';
import { SETTING_SECTIONS, type SettingSection } from './setting-fields.ts';
import type { RejectedField } from './setting-form.ts';
import { SettingInput } from './setting-input.tsx';
import './settings.css';

interface SettingsProps {
  /** Values in use, as their fields show them. */
  readonly values: ReadonlyMap<StoredSetting, string>;
  /** Values without the desk: environment variables and defaults. */
  readonly environment: ReadonlyMap<StoredSetting, string>;
  readonly changed: ReadonlyMap<StoredSetting, ChangedSetting>;
  readonly rejected: ReadonlyMap<StoredSetting, RejectedField>;
  /** Title of the section that was saved. */
  readonly saved: string | null;
  /** Whether the person proved their identity recently enough for the settings of third parties. */
  readonly isConfirmed: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const title = 'Settings';
export const place = 'people';
export const shortcuts: readonly DeskShortcut[] = [
  { keys: ['1', '2', '3'], label: 'section' },
  { keys: ['/'], label: 'search' },
  { keys: ['Ctrl', 'S'], label: 'save' },
];

const savedText = (section: SettingSection, { changed, now }: SettingsProps): string => {
  const newest = section.fields
    .flatMap(({ name }) => changed.get(name) ?? [])
    .reduce<ChangedSetting | null>((a, b) => (a === null || b.changedAt > a.changedAt ? b : a), null);
  if (newest === null) return 'Set by the environment';
  return `Saved ${deskTime(newest.changedAt, now)} by ${newest.changedBy.replace(/ <.*/, '')}`;
};

const Section = (props: SettingsProps & { readonly section: SettingSection }): ReactNode => {
  const { section, values, environment, changed, rejected, isConfirmed, now } = props;
  const { id, title: heading, note, fields, needsConfirmation } = section;
  const isLocked = needsConfirmation && !isConfirmed;
  const action = `/desk/settings/${id}`;
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 className="desk-heading" id={id} tabIndex={-1}>
        {heading}
        <small>{savedText(section, props)}</small>
      </h2>
      <p className="settings-note">{note}.</p>
      {isLocked ? (
        <Notice tone="info" icon={CircleAlert}>
          You logged in more than {CONFIRMED_MINUTES} minutes ago. To change these settings,{' '}
          <a className="link" href="/desk/people#people">
            confirm that it is you
          </a>
          , then come back.
        </Notice>
      ) : null}
      <form method="post" action={action} data-setting-form>
        {/* Enter in a field saves: the first submit button of a form must not be a reset. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" disabled={isLocked}>
          Save
        </button>
        <div className="settings-grid">
          {fields.map((field) => (
            <SettingInput
              key={field.name}
              field={field}
              value={values.get(field.name) ?? ''}
              environment={environment.get(field.name) ?? ''}
              changed={changed.get(field.name)}
              rejected={rejected.get(field.name)}
              resetAction={`${action}/reset`}
              isLocked={isLocked}
              now={now}
            />
          ))}
        </div>
        <p className="settings-save">
          <button className="button button-strong" type="submit" disabled={isLocked}>
            Save {heading.toLowerCase()}
          </button>
          <span className="settings-unsaved" role="status" />
        </p>
      </form>
    </section>
  );
};

/** `/desk/settings`: what the company configures without a deployment. */
export default function SettingsPage(props: SettingsProps): ReactNode {
  const problems = [...props.rejected.values()].filter(({ problem }) => problem !== null).length;
  return (
    <div className="settings">
      <PeopleTabs current="settings" maySettings />
      {props.saved === null || problems > 0 ? null : (
        <Notice tone="ok" icon={CircleCheck} role="status">
          {props.saved}: saved. The site shows the changes within a minute.
        </Notice>
      )}
      {problems === 0 ? null : (
        <Notice tone="danger" icon={CircleAlert} role="alert">
          Nothing was saved. {problems === 1 ? 'One field needs' : `${problems} fields need`} a correction.
        </Notice>
      )}
      <div className="settings-layout">
        <nav className="settings-toc" aria-label="On this page">
          {SETTING_SECTIONS.map(({ id, title: heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
        <div className="settings-sections">
          {SETTING_SECTIONS.map((section) => (
            <Section key={section.id} {...props} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}
