import * as v from 'valibot';
import type { StaffAccounts } from '../domain/site/auth/staff-accounts.ts';
import type { RetentionDays } from '../domain/site/retention-days.ts';
import type { DeskSettings } from '../domain/site/staff/desk-settings.ts';
import { type Env, isDevelopment } from './env.ts';
import { splitByWhitespace } from './security/third-party.ts';
import { settingSchema } from './site-settings/setting-schema.ts';

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
  /** Domain that the Worker receives email replies for; empty if replies go to the sales address. */
  readonly replyDomain: string;
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
  /** Whether visitors can keep pages on their device. Off: the service worker of those who did removes them. */
  readonly offlinePages: boolean;
  /** Rules for the work at the desk. */
  readonly desk: DeskSettings;
}

/** Default percentage of measured page views. In development all are measured, so that the feature can be tried. */
const DEFAULT_PERCENT = 25;

/** Only development may load third parties from local servers over http. */
const LOCAL = /\bhttp:/;
const HTTPS_ONLY = ['TAG_MANAGER_ORIGINS', 'MESSAGING_SCRIPT', 'MESSAGING_ORIGINS', 'FORM_ACTION_ORIGINS'] as const;

/** A value that a setting cannot have. */
export interface SettingProblem {
  /** Name of the environment variable, with the path within its value, such as `SOCIAL_LINKS.0.href`. */
  readonly name: string;
  /** What the value must be, such as "must be an email address". It never contains the value. */
  readonly message: string;
}

/** Returns the name of the environment variable with a problem. */
export const variableOf = ({ name }: SettingProblem): string => name.split('.')[0] ?? '';

/** Returns the first invalid value of the Worker's variables, or `null`. */
export const settingProblem = (env: Env): SettingProblem | null => {
  const parsed = v.safeParse(settingSchema, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { name: v.getDotPath(issue) ?? '', message: issue.message };
  }
  const local = HTTPS_ONLY.find((name) => !isDevelopment(env) && LOCAL.test(parsed.output[name]));
  return local === undefined ? null : { name: local, message: 'every URL in it must start with https://' };
};

/** Reads the settings from the Worker's variables. Throws with the variable's name if one is invalid. */
export const readSettings = (env: Env): Settings => {
  const problem = settingProblem(env);
  if (problem !== null) throw new Error(`Setting ${problem.name} is invalid: ${problem.message}.`);
  const value = v.parse(settingSchema, env);
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
    replyDomain: value.REPLY_DOMAIN,
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
    offlinePages: value.OFFLINE_PAGES === 'on',
    desk: { replyGoalHours: value.REPLY_GOAL_HOURS, discountLimitPercent: value.DISCOUNT_LIMIT_PERCENT },
  };
};
