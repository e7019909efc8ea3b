import * as v from 'valibot';
import { LONGEST_SETTING, type StoredSetting, type StoredValues } from '../../../domain/site/staff/site-setting.ts';
import type { Env } from '../../env.ts';
import { textIn } from '../../http/read-form.ts';
import { settingProblem, variableOf } from '../../settings.ts';
import { settingSchema } from '../../site-settings/setting-schema.ts';
import type { SettingChange } from '../../site-settings/setting-store.ts';
import type { SettingSection } from './setting-fields.ts';

const links = v.array(v.object({ label: v.string(), href: v.string() }));

/** Returns social links as lines of name and URL. JSON that is not a list of links is returned as it is. */
const linkLines = (json: string): string => {
  try {
    return v
      .parse(links, JSON.parse(json))
      .map(({ label, href }) => `${label} ${href}`)
      .join('\n');
  } catch {
    return json;
  }
};

const linksJson = (lines: string): string =>
  JSON.stringify(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return at < 0 ? { label: '', href: line } : { label: line.slice(0, at).trim(), href: line.slice(at + 1) };
      }),
  );

/** Returns the value of a setting as its field shows it. */
export const fieldText = (name: StoredSetting, value: string): string =>
  name === 'SOCIAL_LINKS' ? linkLines(value) : value;

/** Returns the value of a setting for what was typed into its field. */
const settingValue = (name: StoredSetting, typed: string): string => {
  const text = typed.replaceAll('\r\n', '\n').trim();
  return name === 'SOCIAL_LINKS' ? linksJson(text) : text.replaceAll(/\s+/g, ' ');
};

/** Returns the value of a setting without the desk: the environment variable, or the default. */
export const environmentValue = (env: Env, name: StoredSetting): string => {
  const value = env[name];
  return value === undefined ? (v.getDefault(settingSchema.entries[name]) ?? '') : value;
};

/** What was typed into a field, and why it was not saved. */
export interface RejectedField {
  readonly typed: string;
  /** `null`: the field is valid, but another one of its section is not. */
  readonly problem: string | null;
}

/** The fields of a section that a person edited. */
interface ReadFields {
  readonly changes: readonly SettingChange[];
  /** All edited fields, for showing the form again. */
  readonly rejected: ReadonlyMap<StoredSetting, RejectedField>;
  readonly isValid: boolean;
}

/** Returns what is wrong with a value, as a sentence for the person who typed it, or `null`. */
const valueProblem = (env: Env, stored: StoredValues, name: StoredSetting, value: string): string | null => {
  if (value.length > LONGEST_SETTING)
    return `The value has ${value.length.toLocaleString('en-US')} characters. The limit is ${LONGEST_SETTING.toLocaleString('en-US')}.`;
  const problem = settingProblem({ ...env, ...stored, [name]: value });
  if (problem === null || variableOf(problem) !== name) return null;
  const { message } = problem;
  return /^(?:must|has) /.test(message) ? `This ${message}.` : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
};

/**
 * Reads the edited fields of a section. The form also sends the values that the page showed: a field that was not edited is
 * never written, and a field that another person changed after the page was rendered is refused.
 */
export const readFields = (
  form: FormData,
  section: SettingSection,
  { env, stored }: { readonly env: Env; readonly stored: StoredValues },
): ReadFields => {
  const rejected = new Map<StoredSetting, RejectedField>();
  const changes: SettingChange[] = [];
  for (const { name, label } of section.fields) {
    const typed = textIn(form, name);
    const shown = textIn(form, `shown.${name}`);
    if (typed === undefined || shown === undefined) continue;
    const value = settingValue(name, typed);
    if (value === settingValue(name, shown)) continue;
    const before = stored[name] ?? environmentValue(env, name);
    const current = fieldText(name, before);
    const isOutdated = settingValue(name, shown) !== settingValue(name, current);
    const problem = isOutdated
      ? `Another person changed this setting meanwhile, to “${current}”. Save again to replace it.`
      : valueProblem(env, stored, name, value);
    rejected.set(name, { typed, problem });
    if (value !== before) changes.push({ name, label, before, value });
  }
  return { changes, rejected, isValid: [...rejected.values()].every(({ problem }) => problem === null) };
};
