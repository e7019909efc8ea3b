import * as v from 'valibot';
import { isDay } from '../domain/kit/text/date-format.ts';
import { parseStaffAccounts, type StaffAccounts } from '../domain/site/auth/staff-accounts.ts';
import { RETENTION_DAYS, type RetentionDays } from '../domain/site/retention-days.ts';
import { DEFAULT_DESK_SETTINGS, type DeskSettings, MAX_REPLY_GOAL_HOURS } from '../domain/site/staff/desk-settings.ts';
import { type Env, isDevelopment } from './env.ts';
import { areOrigins, isScriptAddress, ORIGINS_RULE, splitByWhitespace } from './security/third-party.ts';

/** What a company configures without changing code. Every setting has a working default. */
export interface Settings {
  /** Public origin of the site, such as `https://example.com`: the base of every absolute URL. */
  readonly siteUrl: string;
  readonly brandName: string;
  readonly postalAddress: string;
  readonly salesEmail: string;
  /** Days without shipments that are neither weekends nor federal holidays, `yyyy-mm-dd`. */
  readonly closingDays: readonly string[];
  readonly phone: string;
  readonly socialLinks: readonly { readonly label: string; readonly href: string }[];
  readonly certificateLabel: string;
  readonly certificateUrl: string;
  /** Container ID of the tag manager; empty disables it. */
  readonly tagManagerId: string;
  /** https URL of the messaging widget's JavaScript; empty disables it. */
  readonly messagingScript: string;
  /** Origins that forms of the page editor may be sent to, in addition to this site. */
  readonly formActionOrigins: readonly string[];
  /** https URL that is notified of every form; empty disables it. */
  readonly formWebhookUrl: string;
  /** Secret for reporting changes of pages in the builder space; empty disables it. */
  readonly contentWebhookSecret: string;
  /** Sender of emails. */
  readonly mailFrom: string;
  /** How long visitors' records are stored. */
  readonly retentionDays: RetentionDays;
  /** Accounts with access to `/admin-store`. */
  readonly adminStoreAccounts: StaffAccounts;
  /** The Cloudflare Access application in front of the desk; `null` without one. */
  readonly access: { readonly teamDomain: string; readonly audience: string } | null;
  /** Percentage of page views whose speed is measured, among visitors who consented to measurement. */
  readonly vitalsPercent: number;
  /** Token for viewing page speed; empty disables it. */
  readonly vitalsToken: string;
  /** Account whose Analytics Engine is queried; `null` to read measurements from the database. */
  readonly analyticsAccount: { readonly id: string; readonly token: string } | null;
  /** Rules for the work at the desk. */
  readonly desk: DeskSettings;
}

/*
 * Every rule has its own message: the library's default messages contain the value, so a secret pasted into the wrong
 * variable would appear in the log.
 */
const text = v.string('must be text');
const webLink = v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'a link starts with https:// or /'));
const link = v.object({ label: text, href: webLink }, 'must be an object with label and href');
const socialLinks = v.pipe(text, v.parseJson(undefined, 'must be JSON'), v.array(link, 'must be a list of links'));

/** A site is at the root of a host. Only development may use http. */
const siteUrl = v.pipe(
  text,
  v.regex(
    /^(https:\/\/[^/?#\s@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)\/?$/,
    'must be https://host, without a path',
  ),
  v.check((address) => URL.canParse(address), 'must be https://host, without a path'),
  v.transform((address) => new URL(address).origin),
);
const days = v.pipe(
  text,
  v.regex(/^\d{1,5}$/, 'must be a number of days, or 0 to keep everything'),
  v.transform(Number),
);
const MAX_CLOSING_DAYS = 200;
const closingDays = v.pipe(
  text,
  v.transform(splitByWhitespace),
  v.array(v.pipe(v.string(), v.check(isDay, 'must be days such as 2026-12-24, with spaces between'))),
  v.maxLength(MAX_CLOSING_DAYS, `must have at most ${MAX_CLOSING_DAYS} days`),
);
const percent = v.pipe(text, v.regex(/^(?:100|\d{1,2})$/, 'must be a whole number from 0 to 100'), v.transform(Number));
const replyGoal = v.pipe(
  text,
  v.regex(/^\d{1,2}$/, `must be a whole number of business hours from 1 to ${MAX_REPLY_GOAL_HOURS}`),
  v.transform(Number),
  v.minValue(1, 'must be at least 1 business hour'),
  v.maxValue(MAX_REPLY_GOAL_HOURS, `must be at most ${MAX_REPLY_GOAL_HOURS} business hours`),
);
const secret = v.pipe(
  text,
  v.regex(/^([\x21-\x7e]{32,200})?$/, 'must be empty or 32 to 200 characters without spaces'),
);
const accounts = v.pipe(
  text,
  v.maxLength(5000, 'must be at most 5,000 characters'),
  v.check((list) => parseStaffAccounts(list) !== null, 'must be empty, *, or email addresses and @domains with commas'),
  v.transform((list): StaffAccounts => parseStaffAccounts(list) ?? { kind: 'listed', addresses: [], domains: [] }),
);

const origins = v.optional(
  v.pipe(
    text,
    v.check((list) => areOrigins(list, true), ORIGINS_RULE),
  ),
  '',
);

/** Only development may load third parties from local servers over http. */
const LOCAL = /\bhttp:/;

const schema = v.object({
  SITE_URL: v.optional(siteUrl, 'https://canyonseals.example'),
  BRAND_NAME: v.optional(v.pipe(text, v.nonEmpty('must not be empty')), 'Canyon Seals'),
  POSTAL_ADDRESS: v.optional(text, '1200 Gauge Street, Suite 4, Anytown 00000'),
  SALES_EMAIL: v.optional(v.pipe(text, v.email('must be an email address')), 'sales@canyonseals.example'),
  CLOSING_DAYS: v.optional(closingDays, ''),
  PHONE: v.optional(text, '+1 555 0142 600'),
  SOCIAL_LINKS: v.optional(socialLinks, '[]'),
  CERTIFICATE_LABEL: v.optional(text, 'ISO 9001:2015'),
  FORM_WEBHOOK_URL: v.optional(
    v.pipe(text, v.regex(/^(https:\/\/[^\s]+)?$/, 'must be empty or start with https://')),
    '',
  ),
  CONTENT_WEBHOOK_SECRET: v.optional(secret, ''),
  TAG_MANAGER_ID: v.optional(
    v.pipe(text, v.regex(/^([A-Z0-9-]{4,20})?$/, 'must be empty or an id such as GTM-ABC123')),
    '',
  ),
  TAG_MANAGER_ORIGINS: origins,
  FORM_ACTION_ORIGINS: origins,
  MESSAGING_SCRIPT: v.optional(
    v.pipe(
      text,
      v.check((script) => script === '' || isScriptAddress(script, true), 'must be empty or start with https://'),
    ),
    '',
  ),
  MESSAGING_ORIGINS: origins,
  MAIL_FROM: v.optional(v.pipe(text, v.email('must be an email address')), 'no-reply@canyonseals.example'),
  RETENTION_DAYS_UPLOADS: v.optional(days, String(RETENTION_DAYS.uploads)),
  RETENTION_DAYS_SUBMISSIONS: v.optional(days, String(RETENTION_DAYS.submissions)),
  RETENTION_DAYS_QUOTES: v.optional(days, String(RETENTION_DAYS.quotes)),
  ADMIN_STORE_ACCOUNTS: v.optional(accounts, ''),
  ACCESS_TEAM_DOMAIN: v.optional(
    v.pipe(
      text,
      v.regex(
        /^([a-z0-9-]{1,63}\.cloudflareaccess\.com)?$/,
        'must be empty or a host such as team.cloudflareaccess.com',
      ),
    ),
    '',
  ),
  ACCESS_AUDIENCE: v.optional(v.pipe(text, v.regex(/^([0-9a-f]{64})?$/, 'must be empty or 64 hexadecimal digits')), ''),
  VITALS_PERCENT: v.optional(percent),
  VITALS_TOKEN: v.optional(secret, ''),
  ANALYTICS_ACCOUNT_ID: v.optional(
    v.pipe(text, v.regex(/^([0-9a-f]{32})?$/, 'must be empty or 32 hexadecimal digits')),
    '',
  ),
  ANALYTICS_API_TOKEN: v.optional(secret, ''),
  REPLY_GOAL_HOURS: v.optional(replyGoal, String(DEFAULT_DESK_SETTINGS.replyGoalHours)),
  DISCOUNT_LIMIT_PERCENT: v.optional(percent, String(DEFAULT_DESK_SETTINGS.discountLimitPercent)),
  CERTIFICATE_URL: v.optional(v.union([v.literal(''), webLink], 'must be empty or a link'), ''),
});

/** Default percentage of measured page views. In development all are measured, so that the feature can be tried. */
const DEFAULT_PERCENT = 25;

/** Reads the settings from the Worker's variables. Throws with the variable's name if one is invalid. */
export const readSettings = (env: Env): Settings => {
  const parsed = v.safeParse(schema, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`Setting ${v.getDotPath(issue)} is invalid: ${issue.message}.`);
  }
  const value = parsed.output;
  for (const name of ['TAG_MANAGER_ORIGINS', 'MESSAGING_SCRIPT', 'MESSAGING_ORIGINS', 'FORM_ACTION_ORIGINS'] as const) {
    if (!isDevelopment(env) && LOCAL.test(value[name]))
      throw new Error(`Setting ${name} is invalid: every URL in it must start with https://.`);
  }
  return {
    siteUrl: value.SITE_URL,
    brandName: value.BRAND_NAME,
    postalAddress: value.POSTAL_ADDRESS,
    salesEmail: value.SALES_EMAIL,
    closingDays: value.CLOSING_DAYS,
    phone: value.PHONE,
    socialLinks: value.SOCIAL_LINKS,
    certificateLabel: value.CERTIFICATE_LABEL,
    certificateUrl: value.CERTIFICATE_URL,
    tagManagerId: value.TAG_MANAGER_ID,
    messagingScript: value.MESSAGING_SCRIPT,
    formActionOrigins: splitByWhitespace(value.FORM_ACTION_ORIGINS),
    formWebhookUrl: value.FORM_WEBHOOK_URL,
    contentWebhookSecret: value.CONTENT_WEBHOOK_SECRET,
    mailFrom: value.MAIL_FROM,
    retentionDays: {
      uploads: value.RETENTION_DAYS_UPLOADS,
      submissions: value.RETENTION_DAYS_SUBMISSIONS,
      quotes: value.RETENTION_DAYS_QUOTES,
    },
    adminStoreAccounts: value.ADMIN_STORE_ACCOUNTS,
    access:
      value.ACCESS_TEAM_DOMAIN === '' || value.ACCESS_AUDIENCE === ''
        ? null
        : { teamDomain: value.ACCESS_TEAM_DOMAIN, audience: value.ACCESS_AUDIENCE },
    vitalsPercent: value.VITALS_PERCENT ?? (isDevelopment(env) ? 100 : DEFAULT_PERCENT),
    vitalsToken: value.VITALS_TOKEN,
    analyticsAccount:
      value.ANALYTICS_ACCOUNT_ID === '' || value.ANALYTICS_API_TOKEN === ''
        ? null
        : { id: value.ANALYTICS_ACCOUNT_ID, token: value.ANALYTICS_API_TOKEN },
    desk: { replyGoalHours: value.REPLY_GOAL_HOURS, discountLimitPercent: value.DISCOUNT_LIMIT_PERCENT },
  };
};
