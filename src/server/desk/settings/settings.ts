import type { Context } from 'hono';
import { isStoredSetting, type StoredSetting } from '../../../domain/site/staff/site-setting.ts';
import { isConfirmed } from '../../../domain/site/staff/staff-session.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { assets } from '../../http/assets.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { type SettingChange, valuesOf } from '../../site-settings/setting-store.ts';
import { actorOf } from '../../staff/record-audit.ts';
import { requireConfirmed } from '../people/require-confirmed.ts';
import { renderDesk } from '../render-desk.tsx';
import { SETTING_SECTIONS, type SettingSection } from './setting-fields.ts';
import { environmentValue, fieldText, type RejectedField, readFields } from './setting-form.ts';

type PageContext = Context<AppBindings>;

type Rejected = ReadonlyMap<StoredSetting, RejectedField>;

const settingsPage = async (c: PageContext, rejected: Rejected = new Map()): Promise<Response> => {
  const { staff, services } = c.var;
  const changed = await services.siteSettings.read();
  const values = valuesOf(changed);
  const fields = SETTING_SECTIONS.flatMap((section) => section.fields);
  if (rejected.size > 0) c.status(422);
  const saved = SETTING_SECTIONS.find(({ id }) => id === c.req.query('saved'));
  return renderDesk(
    c,
    () => import('./settings.page.tsx'),
    {
      values: new Map(
        fields.map(({ name }) => [name, fieldText(name, values[name] ?? environmentValue(c.env, name))] as const),
      ),
      environment: new Map(fields.map(({ name }) => [name, fieldText(name, environmentValue(c.env, name))] as const)),
      changed: new Map(changed.map((one) => [one.name, one] as const)),
      rejected,
      saved: saved?.title ?? null,
      isConfirmed: isConfirmed(staff.confirmedAt, Date.now()),
      now: Date.now(),
    },
    assets.desk.settings,
  );
};

const sectionAt = (c: PageContext): SettingSection => {
  const section = SETTING_SECTIONS.find(({ id }) => id === c.req.param('section'));
  if (section === undefined) throw new AppError('not-found');
  if (section.needsConfirmation) requireConfirmed(c);
  return section;
};

const store = async (c: PageContext, section: SettingSection, changes: readonly SettingChange[]): Promise<Response> => {
  const { siteSettings, liveSettings } = c.var.services;
  await siteSettings.change(changes, actorOf(c));
  await liveSettings.reload();
  return redirectTo(c, sitePath(`/desk/settings?saved=${section.id}#${section.id}`), 303);
};

/**
 * `/desk/settings`: closing days, contact data, third parties and rules of the desk. A value of the desk takes precedence
 * over the environment variable, and applies on all isolates within a minute.
 */
export const deskSettings = defineDeskRoutes('/settings')
  .get('/', { staff: 'settings', parameters: ['saved'] }, (c) => settingsPage(c))
  .post('/:section{[a-z-]{1,40}}', { staff: 'settings', body: 64 * KB }, async (c) => {
    const section = sectionAt(c);
    const form = await readForm(c);
    const stored = valuesOf(await c.var.services.siteSettings.read());
    const { changes, rejected, isValid } = readFields(form, section, { env: c.env, stored });
    return isValid ? store(c, section, changes) : settingsPage(c, rejected);
  })
  .post('/:section{[a-z-]{1,40}}/reset', { staff: 'settings', body: 64 * KB }, async (c) => {
    const section = sectionAt(c);
    const name = textIn(await readForm(c), 'reset') ?? '';
    const field = section.fields.find((one) => one.name === name);
    if (field === undefined || !isStoredSetting(name))
      throw new AppError('bad-input', { message: 'Choose a setting.' });
    const before = valuesOf(await c.var.services.siteSettings.read())[name];
    return store(c, section, before === undefined ? [] : [{ name, label: field.label, before, value: null }]);
  });
