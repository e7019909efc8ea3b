/** The modules of the server that write to the console, each one line per event. */
export const LOG_WRITERS = [
  'observe/log-event.ts',
  'observe/request-log.ts',
  'resilience/breaker.ts',
  'routes/site/csp-report.ts',
  'security/security-events.ts',
];
