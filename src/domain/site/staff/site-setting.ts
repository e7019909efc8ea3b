/** Names of the settings that staff can change at the desk: those of their environment variables. */
export const STORED_SETTINGS = [
  'REPLY_GOAL_HOURS',
  'DISCOUNT_LIMIT_PERCENT',
  'CLOSING_DAYS',
  'PHONE',
  'SALES_EMAIL',
  'POSTAL_ADDRESS',
  'SOCIAL_LINKS',
  'CERTIFICATE_LABEL',
  'CERTIFICATE_URL',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_ORIGINS',
  'MESSAGING_SCRIPT',
  'MESSAGING_ORIGINS',
  'FORM_ACTION_ORIGINS',
] as const;

export type StoredSetting = (typeof STORED_SETTINGS)[number];

/** Values of settings by name; settings without a value are absent. */
export type StoredValues = Readonly<Partial<Record<StoredSetting, string>>>;

/** Maximum length of a stored value in characters. */
export const LONGEST_SETTING = 8000;

/** Returns whether a string is the name of a setting that staff can change. */
export const isStoredSetting = (name: string): name is StoredSetting => STORED_SETTINGS.some((one) => one === name);
