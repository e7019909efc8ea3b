/**
 * Variables passed from the environment: external services that a run reads or loads, tokens, tasks for staff, and the
 * switch of the request log.
 */
const GIVEN_NAMES = [
  ...'SITE_URL REPLY_DOMAIN BACKEND_URL BACKEND_TOKEN BUILDER_API_KEY BUILDER_API_HOST'.split(' '),
  ...'EDIT_TOKEN SYNC_TOKEN ITEMS_TOKEN QUOTES_TOKEN STAFF_TOKEN ADMIN_STORE_ACCOUNTS REQUEST_LOG'.split(' '),
  ...'TAG_MANAGER_ID TAG_MANAGER_ORIGINS MESSAGING_SCRIPT MESSAGING_ORIGINS'.split(' '),
  ...'FORM_ACTION_ORIGINS CONTENT_WEBHOOK_SECRET VITALS_TOKEN VITALS_PERCENT OFFLINE_PAGES'.split(' '),
];

/**
 * Returns the Worker's variables for a local run: those derived from the port, and those passed from the environment.
 */
export const localVariables = (port: number, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> => ({
  DEVELOPMENT: '1',
  SITE_URL: `http://localhost:${port}`,
  REPLY_DOMAIN: 'reply.canyonseals.example',
  ...Object.fromEntries(
    GIVEN_NAMES.flatMap((name) => {
      const value = env[name] ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  ),
});
