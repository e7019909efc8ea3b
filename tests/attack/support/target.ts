/** The URL that the Worker assumes. */
export const SITE = 'https://www.canyonseals.example';

/** Secrets of the Worker under attack: long enough for production, used nowhere else. */
export const PRODUCTION_BINDINGS = {
  SITE_URL: SITE,
  AUTH_SECRET: 'attack-suite-auth-secret-0123456789abcdef',
  ITEMS_TOKEN: 'attack-suite-items-token-0123456789abcdef',
  SYNC_TOKEN: 'attack-suite-sync-token-0123456789abcdef',
  CONTENT_WEBHOOK_SECRET: 'attack-suite-webhook-secret-0123456789ab',
  STAFF_TOKEN: 'attack-suite-staff-token-0123456789abcdef',
  QUOTES_TOKEN: 'attack-suite-quotes-token-0123456789abcd',
  EDIT_TOKEN: 'attack-suite-edit-token-0123456789abcdef',
  VITALS_TOKEN: 'attack-suite-vitals-token-0123456789abcdef',
} as const;

/** Third parties of the second Worker. */
export const THIRD_PARTIES = {
  TAG_MANAGER_ID: 'GTM-ATTACK1',
  MESSAGING_SCRIPT: 'https://chat.example/widget.js',
} as const;

/** Calls per minute that each limit of the second Worker allows. */
export const FEW_CALLS = 3;

/** An account that every seeded state has. */
export const ACCOUNT = { email: 'demo@canyonseals.example', password: 'demo-o-rings' } as const;

/** The only host that pictures can come from. */
export const ALLOWED_IMAGE_HOST = 'cdn.builder.io';

/** Responses of that host after an attacker placed content there. */
export const LURES: Readonly<
  Record<string, { readonly status: number; readonly headers: Record<string, string>; readonly body?: string }>
> = {
  '/to-metadata': { status: 302, headers: { Location: 'http://169.254.169.254/latest/meta-data/' } },
  '/to-loopback': { status: 307, headers: { Location: 'http://127.0.0.1:8080/' } },
  '/page.png': { status: 200, headers: { 'Content-Type': 'image/png' }, body: '<!doctype html><script>1</script>' },
  '/script.svg': {
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  },
};
