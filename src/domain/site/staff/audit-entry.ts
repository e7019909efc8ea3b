import { cutText } from '../../kit/text/bounded-text.ts';

/** Names of the actions in the audit log. Each change of the desk has one; the compiler reports an unknown one. */
export const AUDIT_ACTIONS = {
  'signed-in': 'Logged in',
  'signed-out': 'Logged out',
  'sign-in-failed': 'Log-in refused',
  'identity-confirmed': 'Identity confirmed',
  'passkey-added': 'Passkey added',
  'session-ended': 'Session ended',
  'sessions-ended': 'Sessions ended',
  'person-invited': 'Person invited',
  'invitation-sent': 'Invitation sent again',
  'person-joined': 'Person joined',
  'person-removed': 'Person removed',
  'role-changed': 'Role changed',
  'setting-changed': 'Setting changed',
  'setting-reset': 'Setting reset',
  'mail-retried': 'Email sent again',
  'mail-dropped': 'Email given up',
  'sync-started': 'Synchronization started',
  'pages-checked': 'Pages checked',
  'shortcuts-changed': 'Shortcuts turned on or off',
  'log-exported': 'Audit log downloaded',
  'message-state-changed': 'Message moved',
  'message-assigned': 'Message assigned',
  'message-replied': 'Message replied to',
  'message-note-added': 'Note on a message added',
  'quote-message-sent': 'Message about a quote sent',
  'catalog-uploaded': 'Catalog file uploaded',
  'catalog-discarded': 'Catalog file discarded',
  'catalog-published': 'Catalog published',
  'catalog-rolled-back': 'Catalog rolled back',
  'prices-changed': 'Prices changed',
  'part-list-changed': 'Price list of a part changed',
  'stock-changed': 'Stock changed',
  'vendor-stock-changed': 'Vendor stock changed',
  'compound-changed': 'Compound changed',
  'quote-assigned': 'Quote assigned',
  'quote-follow-up': 'Follow-up changed',
  'quote-lost': 'Quote marked lost',
  'quote-reopened': 'Quote reopened',
  'quotes-exported': 'Quotes exported',
  'quote-made': 'Quote made',
  'quote-sent': 'Quote sent',
  'quote-withdrawn': 'Quote withdrawn',
  'quote-noted': 'Note added',
  'quote-file-added': 'File uploaded for a quote',
  'quote-file-removed': 'File removed from a quote',
  refused: 'Refused',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(AUDIT_ACTIONS, text);

/** A change to record. */
export interface AuditChange {
  readonly action: AuditAction;
  /** What was changed, such as a quote number, an email address or a catalog version. */
  readonly subject: string;
  /** JSON values before and after the change: only the fields that changed. Absent without a value. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A recorded change. */
export interface AuditEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Name and email address at the time of the change; "System" or "Command line" without a person. */
  readonly who: string;
  readonly action: AuditAction;
  readonly subject: string;
  /** JSON of at most `LONGEST_AUDIT_JSON` characters; '' without a value. */
  readonly before: string;
  readonly after: string;
  /** /24 or /48 network of the client; '' without a request. */
  readonly network: string;
}

/** Days for which entries are stored. */
export const AUDIT_DAYS = 730;

/** Maximum lengths in characters. */
export const LONGEST_AUDIT_JSON = 4000;
const LONGEST_AUDIT_SUBJECT = 200;

/** Returns a value as JSON for the log. Longer JSON is stored as its beginning: `{"shortened": "…"}`. */
export const auditJson = (value: unknown): string => {
  const text = value === undefined ? '' : (JSON.stringify(value) ?? '');
  if (text.length <= LONGEST_AUDIT_JSON) return text;
  // Quoting a JSON text doubles its quotation marks at most.
  return JSON.stringify({ shortened: cutText(text, LONGEST_AUDIT_JSON / 2 - 20) });
};

/** Returns the subject for the log. */
export const auditSubject = (subject: string): string => cutText(subject, LONGEST_AUDIT_SUBJECT);
