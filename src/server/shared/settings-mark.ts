import { textChecksum } from '../../domain/catalog/snapshot/checksum.ts';
import type { Settings } from '../settings.ts';

const marks = new WeakMap<Settings, string>();

/** Tells the settings of one deployment from those of another: what was made with the others is not used. */
export const settingsMark = (settings: Settings): string => {
  const known = marks.get(settings);
  if (known !== undefined) return known;
  const { contentWebhookSecret: _webhook, vitalsToken: _vitals, analyticsAccount: _account, ...told } = settings;
  const mark = textChecksum(JSON.stringify(told));
  marks.set(settings, mark);
  return mark;
};
