import * as v from 'valibot';
import { isDay } from '../../domain/kit/text/date-format.ts';
import { parseStaffAccounts, type StaffAccounts } from '../../domain/site/auth/staff-accounts.ts';
import { RETENTION_DAYS } from '../../domain/site/retention-days.ts';
import { DEFAULT_DESK_SETTINGS, MAX_REPLY_GOAL_HOURS } from '../../domain/site/staff/desk-settings.ts';
import { areOrigins, isScriptAddress, ORIGINS_RULE, splitByWhitespace } from '../security/third-party.ts';

/*
 * Every rule has its own message: the library's default messages contain the value, so a secret pasted into the wrong
 * variable would appear in the log.
 */
const text = v.string('must be text');
/** One line of text, for contact data in pages and emails. */
const line = (longest: number) =>
  v.pipe(
    text,
    v.maxLength(longest, `must be at most ${longest} characters`),
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
  );
const webLink = v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'a link starts with https:// or /'));
const link = v.object(
  {
    label: v.pipe(line(40), v.nonEmpty('a link needs a name')),
    href: v.pipe(webLink, v.maxLength(500, 'a link has at most 500 characters')),
  },
  'must be an object with label and href',
);
const MAX_SOCIAL_LINKS = 12;
const socialLinks = v.pipe(
  text,
  v.parseJson(undefined, 'must be JSON'),
  v.array(link, 'must be a list of links'),
  v.maxLength(MAX_SOCIAL_LINKS, `must have at most ${MAX_SOCIAL_LINKS} links`),
);

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
    v.maxLength(2000, 'must be at most 2,000 characters'),
    v.check((list) => areOrigins(list, true), ORIGINS_RULE),
  ),
  '',
);

/** The rules of all settings, by the name of their environment variable. */
export const settingSchema = v.object({
  SITE_URL: v.optional(siteUrl, 'https://canyonseals.example'),
  BRAND_NAME: v.optional(v.pipe(text, v.nonEmpty('must not be empty')), 'Canyon Seals'),
  POSTAL_ADDRESS: v.optional(line(200), '1200 Gauge Street, Suite 4, Anytown 00000'),
  SALES_EMAIL: v.optional(v.pipe(text, v.email('must be an email address')), 'sales@canyonseals.example'),
  CLOSING_DAYS: v.optional(closingDays, ''),
  PHONE: v.optional(line(40), '+1 555 0142 600'),
  SOCIAL_LINKS: v.optional(socialLinks, '[]'),
  CERTIFICATE_LABEL: v.optional(line(80), 'ISO 9001:2015'),
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
  REPLY_DOMAIN: v.optional(
    v.pipe(
      text,
      v.maxLength(190, 'must be at most 190 characters'),
      v.regex(/^(?:(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63})?$/, 'must be empty or a domain such as mail.example.com'),
    ),
    '',
  ),
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
  OFFLINE_PAGES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
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
