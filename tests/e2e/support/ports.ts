/** The port of the site under test. */
export const PORT = process.env.PORT ?? '8797';

/** The builder space of the editor's tests; its control API uses the next port. */
export const BUILDER_PORT = process.env.BUILDER_PORT ?? String(Number(PORT) + 20);

/** The site that is connected to the space. */
export const BUILDER_SITE_PORT = process.env.BUILDER_SITE_PORT ?? String(Number(PORT) + 30);

/** The token that this site requires for editing. */
export const EDIT_TOKEN = 'edit-token-of-the-browser-tests';

/** The secret with which the space announces publications. */
export const CONTENT_WEBHOOK_SECRET = 'webhook-secret-of-the-browser-tests';

/** A site with a messaging widget; the widget's hosts use the next two ports. */
export const WIDGET_SITE_PORT = String(Number(BUILDER_SITE_PORT) + 1);
export const WIDGET_PORTS = [Number(BUILDER_SITE_PORT) + 2, Number(BUILDER_SITE_PORT) + 3] as const;

/** A site whose catalog was imported from files. Above the ports of the builder's tests and of the chaos test. */
export const OWN_CATALOG_PORT = String(Number(PORT) + 50);
