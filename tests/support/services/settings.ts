import { DEFAULT_DESK_SETTINGS } from '../../../src/domain/site/staff/desk-settings.ts';
import type { Settings } from '../../../src/server/settings.ts';
import type { LiveSettings } from '../../../src/server/site-settings/live-settings.ts';

/** Settings that never change. */
export const fixedSettings = (settings: Settings): LiveSettings => ({
  current: () => settings,
  stored: () => ({}),
  refresh: async () => undefined,
  reload: async () => undefined,
});

/** Settings with every field filled. */
export const SETTINGS: Settings = {
  siteUrl: 'https://canyonseals.example',
  brandName: 'Canyon Seals',
  postalAddress: '1200 Gauge Street, Suite 4, Anytown 00000',
  salesEmail: 'sales@canyonseals.example',
  closingDays: [],
  phone: '+1 555 0142 600',
  socialLinks: [{ label: 'LinkedIn', href: 'https://social.example/canyon-seals' }],
  certificateLabel: 'ISO 9001:2015',
  certificateUrl: 'https://certificates.example/canyon-seals',
  formActionOrigins: [],
  formWebhookUrl: '',
  contentWebhookSecret: '',
  tagManagerId: '',
  messagingScript: '',
  mailFrom: 'no-reply@canyonseals.example',
  replyDomain: 'reply.canyonseals.example',
  retentionDays: { uploads: 365, submissions: 730, quotes: 2555 },
  adminStoreAccounts: { kind: 'everyone' },
  access: null,
  vitalsPercent: 25,
  vitalsToken: '',
  analyticsAccount: null,
  offlinePages: true,
  desk: DEFAULT_DESK_SETTINGS,
};
