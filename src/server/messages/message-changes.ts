import type { D1Database } from '@cloudflare/workers-types';
import { MESSAGE_ACTIONS, type MessageAction, messageNumber, tabOf } from '../../domain/site/messages/message-state.ts';
import { digestOf } from '../security/digest.ts';
import type { AuditActor, AuditLog } from '../staff/audit-log.ts';

/** Who changes a message. */
export interface MessageEditor {
  readonly actor: AuditActor;
  /** Name in the thread. */
  readonly name: string;
}

/** A reply or an internal note. */
export interface WrittenEntry {
  /** Created with the form, so that sending it twice stores one entry. */
  readonly key: string;
  /** At most `LONGEST_MESSAGE` characters, not empty. */
  readonly words: string;
}

/** `changed`: another person was faster. `no-address`: the form has no email address. */
export type MessageChange = 'done' | 'changed' | 'no-address' | 'unknown';

/** Changes of form messages by staff. Each is recorded in the audit log, in the same transaction. */
export interface MessageChanges {
  act(id: number, action: MessageAction, editor: MessageEditor): Promise<MessageChange>;
  /** @param owner ID of a person, or `null` for nobody */
  assign(id: number, owner: string | null, editor: MessageEditor): Promise<MessageChange>;
  note(id: number, note: WrittenEntry, editor: MessageEditor): Promise<MessageChange>;
  /** Queues the email. The person becomes the owner of a message without one. */
  reply(id: number, reply: WrittenEntry & { readonly isDone: boolean }, editor: MessageEditor): Promise<MessageChange>;
}

const READ = `SELECT submitted_at, desk_owner, json_extract(field_values, '$.email') AS email FROM form_submissions
  WHERE id = ?`;
const FROM = {
  open: `desk_state = 'open' AND suspect = 0`,
  suspect: `desk_state = 'open' AND suspect = 1`,
  done: `desk_state = 'done'`,
  spam: `desk_state = 'spam'`,
} as const;
const ASSIGN = 'UPDATE form_submissions SET desk_owner = ?2 WHERE id = ?1 AND desk_owner IS NOT ?2';
const WRITE = `INSERT INTO message_entries (submission_key, submission_id, at, kind, who, words)
  SELECT ?1, id, ?2, ?3, ?4, ?5 FROM form_submissions WHERE id = ?6 ON CONFLICT (submission_key) DO NOTHING`;
const QUEUE = `INSERT INTO message_mails (entry_id, due_at) SELECT id, ?2 FROM message_entries WHERE submission_key = ?1
  ON CONFLICT (entry_id) DO NOTHING`;
const TAKE = 'UPDATE form_submissions SET desk_owner = ?2 WHERE id = ?1 AND desk_owner IS NULL';
const DONE = `UPDATE form_submissions SET desk_state = 'done' WHERE id = ?1 AND ${FROM.open}`;

interface Row {
  readonly submitted_at: string;
  readonly desk_owner: string | null;
  readonly email: string | null;
}

interface Options {
  readonly audit: Pick<AuditLog, 'statementIfChanged'>;
  readonly now: () => number;
}

export const messageChanges = (db: D1Database, { audit, now }: Options): MessageChanges => {
  const read = (id: number): Promise<Row | null> => db.prepare(READ).bind(id).first<Row>();
  const keyOf = (kind: string, id: number, { key, words }: WrittenEntry): Promise<string> =>
    digestOf(JSON.stringify([kind, id, key, words]));
  return {
    async act(id, action, { actor }) {
      const row = await read(id);
      if (row === null) return 'unknown';
      const { from, to } = MESSAGE_ACTIONS[action];
      const [changed] = await db.batch([
        db
          .prepare(
            `UPDATE form_submissions SET desk_state = ?2, suspect = ?3 WHERE id = ?1 AND ${FROM[from]} RETURNING id`,
          )
          .bind(id, to.state, to.isSuspect ? 1 : 0),
        audit.statementIfChanged(actor, {
          action: 'message-state-changed',
          subject: messageNumber(id, row.submitted_at),
          before: { state: from },
          after: { state: tabOf(to) },
        }),
      ]);
      return (changed?.results ?? []).length > 0 ? 'done' : 'changed';
    },
    async assign(id, owner, { actor }) {
      const row = await read(id);
      if (row === null) return 'unknown';
      await db.batch([
        db.prepare(ASSIGN).bind(id, owner),
        audit.statementIfChanged(actor, {
          action: 'message-assigned',
          subject: messageNumber(id, row.submitted_at),
          before: { owner: row.desk_owner },
          after: { owner },
        }),
      ]);
      return 'done';
    },
    async note(id, note, { actor, name }) {
      const row = await read(id);
      if (row === null) return 'unknown';
      const subject = messageNumber(id, row.submitted_at);
      await db.batch([
        db.prepare(WRITE).bind(await keyOf('note', id, note), now(), 'note', name, note.words, id),
        audit.statementIfChanged(actor, { action: 'message-note-added', subject }),
      ]);
      return 'done';
    },
    async reply(id, { isDone, ...reply }, { actor, name }) {
      const row = await read(id);
      if (row === null) return 'unknown';
      if (!row.email) return 'no-address';
      const key = await keyOf('reply', id, reply);
      const subject = messageNumber(id, row.submitted_at);
      await db.batch([
        db.prepare(WRITE).bind(key, now(), 'reply', name, reply.words, id),
        audit.statementIfChanged(actor, { action: 'message-replied', subject, after: { to: row.email } }),
        db.prepare(QUEUE).bind(key, now()),
        db.prepare(TAKE).bind(id, actor.staffId),
        ...(isDone
          ? [
              db.prepare(DONE).bind(id),
              audit.statementIfChanged(actor, {
                action: 'message-state-changed',
                subject,
                before: { state: 'open' },
                after: { state: 'done' },
              }),
            ]
          : []),
      ]);
      return 'done';
    },
  };
};
