/** Where the site under test runs. */
export const PORT = process.env.PORT ?? '8797';

/** The builder space of the editor's tests; its control has the next port. */
export const BUILDER_PORT = process.env.BUILDER_PORT ?? String(Number(PORT) + 20);

/** The site that is connected with it. */
export const BUILDER_SITE_PORT = process.env.BUILDER_SITE_PORT ?? String(Number(PORT) + 30);

/** What that site asks of those who edit. */
export const EDIT_TOKEN = 'edit-token-of-the-browser-tests';

/** What the space says to it when something was published. */
export const CONTENT_WEBHOOK_SECRET = 'webhook-secret-of-the-browser-tests';

/** A site with a messaging widget; the next two ports are those of the widget's hosts. */
export const WIDGET_SITE_PORT = String(Number(BUILDER_SITE_PORT) + 1);
export const WIDGET_PORTS = [Number(BUILDER_SITE_PORT) + 2, Number(BUILDER_SITE_PORT) + 3] as const;
