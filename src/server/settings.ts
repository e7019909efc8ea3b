import * as v from 'valibot';
import type { Env } from './env.ts';

/** What a company changes without touching code. Every setting has a working default. */
export interface Settings {
  readonly brandName: string;
  readonly postalAddress: string;
  readonly salesEmail: string;
  readonly phone: string;
  readonly socialLinks: readonly { readonly label: string; readonly href: string }[];
  readonly certificateLabel: string;
  readonly certificateUrl: string;
}

const webLink = v.pipe(v.string(), v.regex(/^(https:\/\/|\/)/, 'a link starts with https:// or /'));
const socialLinks = v.pipe(v.string(), v.parseJson(), v.array(v.object({ label: v.string(), href: webLink })));

const schema = v.object({
  BRAND_NAME: v.optional(v.pipe(v.string(), v.nonEmpty()), 'Canyon Seals'),
  POSTAL_ADDRESS: v.optional(v.string(), '1200 Gauge Street, Suite 4, Anytown 00000'),
  SALES_EMAIL: v.optional(v.pipe(v.string(), v.email()), 'sales@canyonseals.example'),
  PHONE: v.optional(v.string(), '+1 555 0142 600'),
  SOCIAL_LINKS: v.optional(socialLinks, '[]'),
  CERTIFICATE_LABEL: v.optional(v.string(), 'ISO 9001:2015'),
  CERTIFICATE_URL: v.optional(v.union([v.literal(''), webLink]), ''),
});

/** Reads the settings from the Worker's variables. Throws with the variable's name when one is not usable. */
export const readSettings = (env: Env): Settings => {
  const parsed = v.safeParse(schema, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`Setting ${v.getDotPath(issue)} is not usable: ${issue.message}.`);
  }
  const value = parsed.output;
  return {
    brandName: value.BRAND_NAME,
    postalAddress: value.POSTAL_ADDRESS,
    salesEmail: value.SALES_EMAIL,
    phone: value.PHONE,
    socialLinks: value.SOCIAL_LINKS,
    certificateLabel: value.CERTIFICATE_LABEL,
    certificateUrl: value.CERTIFICATE_URL,
  };
};
