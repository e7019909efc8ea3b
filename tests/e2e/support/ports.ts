/** Where the site under test runs. */
export const PORT = process.env.PORT ?? '8797';

/** The builder space of the editor's tests; its control has the next port. */
export const BUILDER_PORT = process.env.BUILDER_PORT ?? String(Number(PORT) + 20);

/** The site that is connected with it. */
export const BUILDER_SITE_PORT = process.env.BUILDER_SITE_PORT ?? String(Number(PORT) + 30);
