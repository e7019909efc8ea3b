import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(500));
const millimeters = v.pipe(v.number(), v.finite());

/** A page that the search box finds. */
const page = v.object({
  id: v.union([v.number(), text]),
  title: text,
  url: text,
  description: v.optional(v.string()),
  words: v.optional(v.string()),
});

/**
 * What a device needs in addition to the index in order to render the catalog's pages: what every visitor can see, and
 * nothing else. The server picks the fields one by one.
 */
export const deviceFacts = v.object({
  settings: v.object({
    siteUrl: text,
    brandName: text,
    postalAddress: text,
    salesEmail: text,
    closingDays: v.array(text),
    phone: text,
    socialLinks: v.array(v.object({ label: text, href: text })),
    certificateLabel: text,
    certificateUrl: text,
  }),
  catalog: v.object({
    version: text,
    /** ISO time. */
    publishedAt: text,
    parts: v.number(),
  }),
  pages: v.array(page),
  metricSizes: v.array(v.object({ size_metric: text, cs_mm: millimeters, id_mm: millimeters })),
});

export type DeviceFacts = v.InferOutput<typeof deviceFacts>;
