/** Results of the forms of `/desk/health`, as the page says them. */
export const HEALTH_RESULTS = {
  'mail-sent': { tone: 'ok', text: 'The email was sent.' },
  'mail-failed': {
    tone: 'danger',
    text: 'The email could not be sent again. The reason is in the list, and the next attempt is scheduled.',
  },
  'mail-dropped': { tone: 'ok', text: 'The email was given up. It will not be sent.' },
  'sync-started': { tone: 'ok', text: 'The synchronization has started. Reload the page to follow it.' },
  'sync-busy': { tone: 'warning', text: 'Another synchronization is running. Wait until it has ended.' },
  'sync-missing': {
    tone: 'warning',
    text: 'This site has no Workflow binding, so it cannot synchronize. docs/guides/sync.md describes it.',
  },
  'pages-checked': { tone: 'ok', text: 'All content pages were checked.' },
} as const satisfies Record<string, { readonly tone: 'ok' | 'warning' | 'danger'; readonly text: string }>;

export type HealthResult = keyof typeof HEALTH_RESULTS;

export const isHealthResult = (text: string): text is HealthResult => Object.hasOwn(HEALTH_RESULTS, text);
