import * as v from 'valibot';
import { type Env, isDevelopment } from './env.ts';
import { areOrigins, isScriptAddress, ORIGINS_RULE } from './security/third-party.ts';

/** What a company changes without touching code. Every setting has a working default. */
export interface Settings {
  readonly brandName: string;
  readonly postalAddress: string;
  readonly salesEmail: string;
  readonly phone: string;
  readonly socialLinks: readonly { readonly label: string; readonly href: string }[];
  readonly certificateLabel: string;
  readonly certificateUrl: string;
  /** Container id of the tag manager; empty: none is loaded. */
  readonly tagManagerId: string;
  /** https address of the messaging widget's script; empty: none is loaded. */
  readonly messagingScript: string;
  /** https address that is told of every form; empty: none is. */
  readonly formWebhookUrl: string;
}

/*
 * Every rule says what it wants in its own words: the library's default messages repeat the value, and a secret that was
 * pasted into the wrong variable would stand in the log.
 */
const text = v.string('must be text');
const webLink = v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'a link starts with https:// or /'));
const link = v.object({ label: text, href: webLink }, 'must be an object with label and href');
const socialLinks = v.pipe(text, v.parseJson(undefined, 'must be JSON'), v.array(link, 'must be a list of links'));

const origins = v.optional(
  v.pipe(
    text,
    v.check((list) => areOrigins(list, true), ORIGINS_RULE),
  ),
  '',
);

/** Only an engineer's machine loads third parties from servers on it. */
const LOCAL = /\bhttp:/;

const schema = v.object({
  BRAND_NAME: v.optional(v.pipe(text, v.nonEmpty('must not be empty')), 'Canyon Seals'),
  POSTAL_ADDRESS: v.optional(text, '1200 Gauge Street, Suite 4, Anytown 00000'),
  SALES_EMAIL: v.optional(v.pipe(text, v.email('must be an e-mail address')), 'sales@canyonseals.example'),
  PHONE: v.optional(text, '+1 555 0142 600'),
  SOCIAL_LINKS: v.optional(socialLinks, '[]'),
  CERTIFICATE_LABEL: v.optional(text, 'ISO 9001:2015'),
  FORM_WEBHOOK_URL: v.optional(
    v.pipe(text, v.regex(/^(https:\/\/[^\s]+)?$/, 'must be empty or start with https://')),
    '',
  ),
  TAG_MANAGER_ID: v.optional(
    v.pipe(text, v.regex(/^([A-Z0-9-]{4,20})?$/, 'must be empty or an id such as GTM-ABC123')),
    '',
  ),
  TAG_MANAGER_ORIGINS: origins,
  MESSAGING_SCRIPT: v.optional(
    v.pipe(
      text,
      v.check((script) => script === '' || isScriptAddress(script, true), 'must be empty or start with https://'),
    ),
    '',
  ),
  MESSAGING_ORIGINS: origins,
  CERTIFICATE_URL: v.optional(v.union([v.literal(''), webLink], 'must be empty or a link'), ''),
});

/** Reads the settings from the Worker's variables. Throws with the variable's name when one is not usable. */
export const readSettings = (env: Env): Settings => {
  const parsed = v.safeParse(schema, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`Setting ${v.getDotPath(issue)} is not usable: ${issue.message}.`);
  }
  const value = parsed.output;
  for (const name of ['TAG_MANAGER_ORIGINS', 'MESSAGING_SCRIPT', 'MESSAGING_ORIGINS'] as const) {
    if (!isDevelopment(env) && LOCAL.test(value[name]))
      throw new Error(`Setting ${name} is not usable: every address in it must start with https://.`);
  }
  return {
    brandName: value.BRAND_NAME,
    postalAddress: value.POSTAL_ADDRESS,
    salesEmail: value.SALES_EMAIL,
    phone: value.PHONE,
    socialLinks: value.SOCIAL_LINKS,
    certificateLabel: value.CERTIFICATE_LABEL,
    certificateUrl: value.CERTIFICATE_URL,
    tagManagerId: value.TAG_MANAGER_ID,
    messagingScript: value.MESSAGING_SCRIPT,
    formWebhookUrl: value.FORM_WEBHOOK_URL,
  };
};
