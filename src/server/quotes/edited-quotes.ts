import type { D1Database } from '@cloudflare/workers-types';
import type { QuoteRequest, SentRevision } from '../../domain/order/quotes/quote.ts';
import { parseStoredAnswer } from '../../domain/order/quotes/quote-answer.ts';
import type { StoredFile } from '../forms/uploads.ts';
import { quoteInRow } from '../records/quote-store.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import { type QuoteFile, type QuoteFileStore, quoteFileStore } from './quote-files.ts';
import { type NoteStore, noteStore, type QuoteNote } from './quote-notes.ts';
import { type PresenceStore, presenceStore } from './quote-presence.ts';

/** What staff note about a quote. */
export interface QuoteWork {
  /** Name of the person who works on it, or ''. */
  readonly owner: string;
  /** `yyyy-mm-dd`, or null. */
  readonly followUpOn: string | null;
  readonly lostReason: string | null;
  readonly lostNote: string;
  /** ISO time, or null. */
  readonly viewedAt: string | null;
  /** `yyyy-mm-dd`, or null. */
  readonly remindOn: string | null;
}

/** A reply as it was sent, with the digest of its JSON. */
export interface FrozenRevision extends SentRevision {
  readonly digest: string;
}

/** An email of a quote that was not delivered yet. */
export interface UndeliveredMail {
  readonly kind: string;
  readonly tries: number;
  /** Milliseconds since 1970 of the next attempt; null: given up. */
  readonly dueAt: number | null;
}

/** An entry of the audit log about a quote. */
export interface QuoteAudit {
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly before: string;
  readonly after: string;
}

/** A quote with everything that its page at the desk shows. */
export interface DeskQuote {
  readonly id: number;
  /** Identifies it in the backend's collection. */
  readonly submissionKey: string;
  readonly quote: QuoteRequest;
  readonly work: QuoteWork;
  readonly notes: readonly QuoteNote[];
  /** Newest first. */
  readonly revisions: readonly FrozenRevision[];
  /** Files that staff uploaded, those of the draft included. */
  readonly files: readonly QuoteFile[];
  readonly undelivered: readonly UndeliveredMail[];
  /** Newest first. */
  readonly audit: readonly QuoteAudit[];
  /** Other quotes of the same email address: how many, and how many of them were accepted. */
  readonly customer: { readonly quotes: number; readonly accepted: number };
}

/** Quotes as staff work on them. */
export interface EditedQuotes {
  /** Returns `null` if there is no quote with this number. @param number such as `Q-2026-000123` */
  find(number: string): Promise<DeskQuote | null>;
  /** Returns the ID of a quote, or `null`. */
  idOf(number: string): Promise<number | null>;
  /** Returns a customer's file, or `null`. @param file index of the file in its event, from 0 */
  file(id: number, event: number, file: number): Promise<StoredFile | null>;
  readonly drafts: DraftStore;
  readonly notes: NoteStore;
  readonly presence: PresenceStore;
  /** Files that staff uploaded. */
  readonly files: QuoteFileStore;
}

const NUMBER = /^Q-(\d{4})-(\d{6,12})$/;

const KEY = 'SELECT submission_key, requested_at FROM quote_requests WHERE id = ?';
const WORK = `SELECT staff.name AS owner, follow_up_on, lost_reason, lost_note, viewed_at, remind_on
  FROM quote_work LEFT JOIN staff ON staff.id = owner_id WHERE quote_id = ?`;
const REVISIONS = `SELECT revision, answered_at, valid_until, who, answer, digest FROM quote_revisions
  WHERE quote_id = ? ORDER BY revision DESC LIMIT 100`;
const MAILS = 'SELECT kind, tries, due_at, owed FROM quote_mails WHERE quote_id = ? AND owed <> 0 AND tries > 0';
const AUDIT = `SELECT at, who, action, before, after FROM staff_audit
  WHERE action LIKE 'quote-%' AND (subject = ?1 OR subject LIKE ?1 || ' %') ORDER BY id DESC LIMIT 100`;
const CUSTOMER = `SELECT count(*) AS quotes, sum(state = 'accepted') AS accepted FROM quote_requests
  WHERE lower(json_extract(contact, '$.email')) = lower(?)`;
const FILES = 'SELECT attachments FROM quote_events WHERE quote_id = ?1 ORDER BY id LIMIT 1 OFFSET ?2';

interface WorkRow {
  readonly owner: string | null;
  readonly follow_up_on: string | null;
  readonly lost_reason: string | null;
  readonly lost_note: string;
  readonly viewed_at: string | null;
  readonly remind_on: string | null;
}

interface RevisionRow {
  readonly revision: number;
  readonly answered_at: string;
  readonly valid_until: string;
  readonly who: string;
  readonly answer: string;
  readonly digest: string;
}

interface MailRow {
  readonly kind: string;
  readonly tries: number;
  readonly due_at: number;
  readonly owed: number;
}

const workIn = (row: WorkRow | null): QuoteWork => ({
  owner: row?.owner ?? '',
  followUpOn: row?.follow_up_on ?? null,
  lostReason: row?.lost_reason ?? null,
  lostNote: row?.lost_note ?? '',
  viewedAt: row?.viewed_at ?? null,
  remindOn: row?.remind_on ?? null,
});

const revisionsIn = (rows: readonly RevisionRow[]): readonly FrozenRevision[] =>
  rows.flatMap(({ revision, answered_at: answeredAt, valid_until: validUntil, who, answer, digest }) => {
    const parsed = parseStoredAnswer(JSON.parse(answer));
    return parsed === null ? [] : [{ revision, answeredAt, validUntil, who, answer: parsed, digest }];
  });

interface Options {
  readonly now: () => number;
}

/** Quotes as staff work on them, in D1. */
export const editedQuotes = (db: D1Database, { now }: Options): EditedQuotes => {
  const notes = noteStore(db, now);
  const files = quoteFileStore(db, now);
  const idOf = async (number: string): Promise<number | null> => {
    const [, year, id] = NUMBER.exec(number) ?? [];
    if (id === undefined) return null;
    const row = await db.prepare(KEY).bind(Number(id)).first<{ requested_at: string }>();
    return row?.requested_at.startsWith(`${year}-`) === true ? Number(id) : null;
  };
  return {
    idOf,
    notes,
    files,
    drafts: draftStore(db, now),
    presence: presenceStore(db, now),
    async find(number) {
      const id = await idOf(number);
      const quote = id === null ? null : await quoteInRow(db, id);
      if (id === null || quote === null || quote.number !== number) return null;
      const [key, work, revisions, mails, audit, customer, ofQuote, uploaded] = await Promise.all([
        db.prepare(KEY).bind(id).first<{ submission_key: string }>(),
        db.prepare(WORK).bind(id).first<WorkRow>(),
        db.prepare(REVISIONS).bind(id).all<RevisionRow>(),
        db.prepare(MAILS).bind(id).all<MailRow>(),
        db.prepare(AUDIT).bind(number).all<QuoteAudit>(),
        db.prepare(CUSTOMER).bind(quote.contact.email).first<{ quotes: number; accepted: number | null }>(),
        notes.of(id),
        files.of(id),
      ]);
      return {
        id,
        submissionKey: key?.submission_key ?? '',
        quote,
        work: workIn(work),
        notes: ofQuote,
        files: uploaded,
        revisions: revisionsIn(revisions.results),
        undelivered: mails.results.map(({ kind, tries, due_at: dueAt, owed }) => ({
          kind,
          tries,
          dueAt: owed === 1 ? dueAt : null,
        })),
        audit: audit.results,
        customer: { quotes: customer?.quotes ?? 0, accepted: customer?.accepted ?? 0 },
      };
    },
    async file(id, event, file) {
      const row = await db.prepare(FILES).bind(id, event).first<{ attachments: string }>();
      const files: unknown = row === null ? [] : JSON.parse(row.attachments);
      return Array.isArray(files) ? ((files[file] as StoredFile | undefined) ?? null) : null;
    },
  };
};
