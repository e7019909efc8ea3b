export interface RateLimitRule {
  readonly namespace: string;
  readonly requests: number;
  /** The platform supports periods of 10 and 60 seconds only. */
  readonly periodS: 10 | 60;
  readonly guards: string;
}

/** Requests that one client may send, by binding. wrangler.toml declares the same values; a test compares the two. */
export const RATE_LIMITS = {
  FORM_LIMIT: { namespace: '1001', requests: 10, periodS: 60, guards: 'forms and quote requests' },
  AUTH_LIMIT: { namespace: '1002', requests: 10, periodS: 60, guards: 'login attempts' },
  EDIT_LIMIT: { namespace: '1004', requests: 240, periodS: 60, guards: 'block data while staff edit' },
  ITEMS_LIMIT: { namespace: '1005', requests: 1200, periodS: 60, guards: 'reads of the embedded backend' },
  SESSION_LIMIT: { namespace: '1010', requests: 120, periodS: 60, guards: 'token exchanges and logouts' },
  DRAW_LIMIT: { namespace: '1011', requests: 120, periodS: 60, guards: 'images and PDF files generated on request' },
  LARGE_FILE_LIMIT: { namespace: '1015', requests: 10, periodS: 60, guards: 'PDF files of quotes over 200 lines' },
  LIST_LIMIT: { namespace: '1016', requests: 60, periodS: 60, guards: 'reads of part lists' },
  IMAGE_LIMIT: { namespace: '1012', requests: 1200, periodS: 60, guards: 'resized images' },
  SEARCH_LIMIT: { namespace: '1013', requests: 600, periodS: 60, guards: 'searches, filters and lists of parts' },
  PRICE_LIMIT: { namespace: '1014', requests: 600, periodS: 60, guards: 'prices of parts' },
  MCP_LIMIT: { namespace: '1041', requests: 600, periodS: 60, guards: 'messages of agents to the MCP server' },
  DESK_LIMIT: { namespace: '1051', requests: 300, periodS: 60, guards: 'requests of a person at the desk' },
  DESK_EXPORT_LIMIT: { namespace: '1052', requests: 10, periodS: 60, guards: 'downloads from the desk' },
  REPORT_LIMIT: { namespace: '1031', requests: 20, periodS: 60, guards: 'reports of content policy violations' },
  PUBLISH_LIMIT: { namespace: '1032', requests: 120, periodS: 60, guards: 'notifications about changed pages' },
  MEASURE_LIMIT: { namespace: '1033', requests: 60, periodS: 60, guards: 'click reports from browsers' },
  VITALS_LIMIT: { namespace: '1034', requests: 120, periodS: 60, guards: 'reports of page speed, and reading them' },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof RATE_LIMITS;
