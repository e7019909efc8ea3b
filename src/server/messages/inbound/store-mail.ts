import type { D1Database } from '@cloudflare/workers-types';
import { mailboxOf } from '../../../domain/site/auth/mailbox.ts';
import { storageRefusal } from '../../forms/form-response.ts';
import { type CheckedFile, type StoredFile, type UploadStore, uploadCost } from '../../forms/uploads.ts';
import type { ReplyThread } from '../../mail/reply-tokens.ts';
import type { QuoteActions } from '../../quotes/quote-actions.ts';
import { digestOf } from '../../security/digest.ts';
import type { StorageBudget, Storer } from '../../security/storage-budget.ts';
import { recordBytes } from '../../security/storage-kinds.ts';

/** An email to store. */
export interface MailToStore {
  /** Digest of its ID, so that an email that is delivered twice is stored once. */
  readonly key: string;
  readonly sender: string;
  /** Whether the receiving mail server reported a forged sender. */
  readonly isForged: boolean;
  readonly words: string;
  readonly files: readonly CheckedFile[];
}

/** `closed`: the record takes no more messages. `full`: the storage limit is reached. `gone`: the record was deleted. */
export type StoreOutcome = 'new' | 'stored before' | 'closed' | 'full' | 'gone';

export type StoreMail = (thread: ReplyThread, mail: MailToStore) => Promise<StoreOutcome>;

const QUOTE = `SELECT public_id, json_extract(contact, '$.email') AS email FROM quote_requests WHERE id = ?`;
const MESSAGE = `SELECT json_extract(field_values, '$.email') AS email FROM form_submissions WHERE id = ?`;
const HAS = 'SELECT 1 FROM message_entries WHERE submission_key = ?';
const WRITE = `INSERT INTO message_entries
    (submission_key, submission_id, at, kind, who, is_other_address, words, attachments)
  SELECT ?1, id, ?2, 'mail', ?3, ?4, ?5, ?6 FROM form_submissions
  WHERE id = ?7 AND (SELECT count(*) FROM message_entries WHERE submission_id = ?7 AND kind = 'mail') < ?8
  ON CONFLICT (submission_key) DO NOTHING`;
const REOPEN = `UPDATE form_submissions SET desk_state = 'open' WHERE id = ? AND desk_state = 'done' AND changes() > 0`;
const QUEUE = `INSERT INTO message_mails (entry_id, due_at) SELECT id, ?2 FROM message_entries WHERE submission_key = ?1
  ON CONFLICT (entry_id) DO NOTHING`;
const FILES = 'SELECT attachments FROM message_entries WHERE submission_key = ?';
/** Maximum emails of customers below one form message. */
const MAX_MAILS = 200;

interface Options {
  readonly db: D1Database;
  readonly uploads: UploadStore;
  readonly storage: StorageBudget;
  readonly quotes: Pick<QuoteActions, 'ask' | 'look'>;
  readonly now: () => number;
}

/** Returns the sender if it is not the customer. */
const otherAddress = ({ sender, isForged }: MailToStore, email: string | null): string | null =>
  !isForged && email !== null && mailboxOf(sender) === mailboxOf(email) ? null : sender;

/** Stores emails as messages of their quote or form message. Attachments are removed again if the email is not stored. */
export const mailStore = ({ db, uploads, storage, quotes, now }: Options): StoreMail => {
  const withFiles = async (
    thread: ReplyThread,
    mail: MailToStore,
    write: (stored: readonly StoredFile[]) => Promise<StoreOutcome>,
  ): Promise<StoreOutcome> => {
    const storer: Storer = { client: `mail ${thread.kind} ${thread.id}`, accountId: null };
    const kind = thread.kind === 'quote' ? 'quote-message' : 'form';
    const save = async (): Promise<StoreOutcome> => {
      const stored = mail.files.length === 0 ? [] : await uploads.store(mail.files);
      const outcome = await write(stored).catch(async (error: unknown) => {
        await uploads.remove(stored).catch(() => undefined);
        throw error;
      });
      if (outcome !== 'new') await uploads.remove(stored);
      return outcome;
    };
    const costs = [{ kind, bytes: recordBytes(mail.words) } as const, uploadCost(mail.files)];
    try {
      return await storage.spend(storer, costs, save, (outcome) => outcome === 'new');
    } catch (error) {
      if (storageRefusal(error) === null) throw error;
      return 'full';
    }
  };

  const toQuote = async (thread: ReplyThread, mail: MailToStore): Promise<StoreOutcome> => {
    const row = await db.prepare(QUOTE).bind(thread.id).first<{ public_id: string; email: string | null }>();
    if (row === null) return 'gone';
    const sent = { key: `mail ${mail.key}`, words: mail.words, digests: mail.files.map(({ digest }) => digest) };
    if ((await quotes.look(row.public_id, sent)).isStored) return 'stored before';
    const other = otherAddress(mail, row.email);
    return withFiles(thread, mail, async (files) => {
      const outcome = await quotes.ask(row.public_id, {
        ...sent,
        files,
        ...(other !== null && { otherAddress: other }),
      });
      if (outcome === 'done') return 'new';
      return outcome === 'was-stored' ? 'stored before' : 'closed';
    });
  };

  const toMessage = async (thread: ReplyThread, mail: MailToStore): Promise<StoreOutcome> => {
    const row = await db.prepare(MESSAGE).bind(thread.id).first<{ email: string | null }>();
    if (row === null) return 'gone';
    const key = await digestOf(JSON.stringify(['mail', thread.id, mail.key]));
    if ((await db.prepare(HAS).bind(key).first()) !== null) return 'stored before';
    const isOther = otherAddress(mail, row.email) !== null;
    return withFiles(thread, mail, async (files) => {
      const attachments = JSON.stringify(files);
      await db.batch([
        db.prepare(WRITE).bind(key, now(), mail.sender, isOther ? 1 : 0, mail.words, attachments, thread.id, MAX_MAILS),
        db.prepare(REOPEN).bind(thread.id),
        db.prepare(QUEUE).bind(key, now()),
      ]);
      const stored = await db.prepare(FILES).bind(key).first<{ attachments: string }>();
      if (stored === null) return 'closed';
      return stored.attachments === attachments ? 'new' : 'stored before';
    });
  };

  return (thread, mail) => (thread.kind === 'quote' ? toQuote(thread, mail) : toMessage(thread, mail));
};
