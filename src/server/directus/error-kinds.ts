/** The protocol's error codes with their status and default message; clients evaluate the code. */
export const ERROR_KINDS = {
  CONFLICT: { status: 409, message: 'The record has changed.' },
  CONTENT_TOO_LARGE: { status: 413, message: 'Content is too large.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to access this." },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An unexpected error occurred.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid user credentials.' },
  INVALID_PAYLOAD: { status: 400, message: 'Invalid payload.' },
  INVALID_QUERY: { status: 400, message: 'Invalid query.' },
  REQUESTS_EXCEEDED: { status: 429, message: 'Too many requests.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'Route not found.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Service is unavailable.' },
  TOKEN_EXPIRED: { status: 401, message: 'Token expired.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Unsupported media type.' },
} as const;

export type ErrorCode = keyof typeof ERROR_KINDS;
