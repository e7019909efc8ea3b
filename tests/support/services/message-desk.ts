import type { IncomingMail } from '../../../src/server/messages/inbound/receive-mail.ts';
import { type MessageServices, messageServices } from '../../../src/server/messages/message-services.ts';
import { type StorageBudget, unlimitedStorage } from '../../../src/server/security/storage-budget.ts';
import { type AuditActor, auditLog } from '../../../src/server/staff/audit-log.ts';
import { type FormsDesk, formsDesk } from './form-services.ts';
import { SETTINGS } from './settings.ts';

/** Form messages over SQLite and a bucket in memory. */
export interface MessageDesk extends FormsDesk {
  readonly messages: MessageServices;
  /** Stores a form message and returns its ID. */
  add(values?: Readonly<Record<string, unknown>>, more?: Partial<StoredMessage>): number;
}

interface StoredMessage {
  readonly formType: string;
  readonly page: string;
  readonly at: string;
  readonly isSuspect: boolean;
  readonly attachments: readonly object[];
}

export const SENDER = { name: 'R. Okafor', email: 'r.okafor@plant.example', message: 'Do you have AS568-214?' };

export const MARA: AuditActor = { staffId: 'a'.repeat(32), who: 'Mara <mara@x.example>', network: '192.0.2.0/24' };
export const AS_MARA = { actor: MARA, name: 'Mara Ellison' };

interface Options {
  readonly replyDomain?: string;
  readonly storage?: StorageBudget;
}

/** @param now milliseconds since 1970 */
export const messageDesk = async (
  now: () => number = Date.now,
  { replyDomain = SETTINGS.replyDomain, storage = unlimitedStorage }: Options = {},
): Promise<MessageDesk> => {
  const forms = await formsDesk(now);
  const { d1, db, mails, bucket, services } = forms;
  const r2 = {
    async get(key: string) {
      const bytes = bucket.get(key);
      if (bytes === undefined) return null;
      const response = new Response(bytes);
      return { body: response.body, arrayBuffer: () => response.arrayBuffer() };
    },
  };
  const messages = messageServices(d1, {
    settings: { ...SETTINGS, replyDomain },
    mailer: {
      async send(mail) {
        if (forms.mailFault !== null) throw forms.mailFault;
        mails.push(mail);
      },
    },
    audit: auditLog(d1, now),
    bucket: r2 as unknown as Parameters<typeof messageServices>[1]['bucket'],
    uploads: services.uploads,
    storage,
    quotes: services.quoteDesk,
    now,
  });
  const insert = db.prepare(`INSERT INTO form_submissions
    (submission_key, form_type, page, submitted_at, suspect, field_values, attachments) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  return Object.assign(forms, {
    messages,
    add(values = SENDER, more = {}) {
      const { formType = 'ContactUsForm', page = '/contact-us', isSuspect = false, attachments = [] } = more;
      const at = more.at ?? new Date(now()).toISOString();
      const stored = [JSON.stringify(values), JSON.stringify(attachments)] as const;
      const { lastInsertRowid } = insert.run(crypto.randomUUID(), formType, page, at, isSuspect ? 1 : 0, ...stored);
      return Number(lastInsertRowid);
    },
  } satisfies Pick<MessageDesk, 'messages' | 'add'>);
};

/** An email in the format of RFC 5322, as the platform delivers it. Header lines replace the default ones. */
export const incoming = (
  to: string,
  body: string | Uint8Array,
  { from = SENDER.email, headers = {} as Readonly<Record<string, string>> } = {},
): IncomingMail => {
  const all: Readonly<Record<string, string>> = {
    From: `R. Okafor <${from}>`,
    To: to,
    'Message-ID': `<${crypto.randomUUID()}@plant.example>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const head = Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const text = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const start = new TextEncoder().encode(`${head}\r\n`);
  const bytes = new Uint8Array(start.length + text.length);
  bytes.set(start);
  bytes.set(text, start.length);
  return {
    from,
    to,
    headers: new Headers(Object.entries(all).map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e]/g, '?')])),
    raw: new Blob([bytes]).stream(),
    rawSize: bytes.length,
  };
};

/** An attachment as a part of a MIME message. */
export const mimePart = (name: string, content: string | Uint8Array): string =>
  [
    'Content-Type: application/octet-stream',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n');

/** The body of a message with a text and attachments; its boundary is `b`. */
export const mixed = (text: string, ...parts: readonly string[]): string =>
  [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`, ...parts].map((part) => `--b\r\n${part}\r\n`).join('') +
  '--b--\r\n';

export const MIXED = { 'Content-Type': 'multipart/mixed; boundary=b' };
