import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { DraftFields } from '../../domain/order/quotes/desk/draft-fields.ts';
import { changedFields, type DraftChange, fieldsAt } from '../../domain/order/quotes/desk/merge-drafts.ts';

/** A draft as it is stored. */
export interface StoredDraft {
  /** `answeredAt` of the reply that it started from; null: the request. */
  readonly base: string | null;
  readonly fields: DraftFields;
  /** The latest changes, oldest first, from which earlier versions are computed. */
  readonly changes: readonly DraftChange[];
}

/** The state of a draft. */
export interface DraftState {
  /** null without a draft. */
  readonly draft: StoredDraft | null;
  readonly version: number;
  /** Who saved it last, and when (ISO time); '' without a draft. */
  readonly by: string;
  readonly at: string;
}

/** The sender of a reply, and the options. The transaction that freezes the reply reads it. */
export interface Sending {
  /** SHA-256 of the reply's JSON. */
  readonly digest: string;
  readonly name: string;
  readonly staffId: string | null;
  readonly who: string;
  readonly network: string;
  /** Number of the quote with its revision, for the audit log. */
  readonly subject: string;
  /** JSON for the audit log. */
  readonly after: string;
  /** Whether sales get a copy. */
  readonly copies: boolean;
  /** `yyyy-mm-dd` on which the customer is reminded, or null. */
  readonly remindOn: string | null;
}

/** What a save decides from the stored state: the fields to store, or a value to return without a change. */
export type DraftDecision<Refusal> =
  | { readonly fields: DraftFields; readonly followUp: string | null; readonly base: string | null }
  | { readonly refusal: Refusal };

export interface DraftStore {
  read(quoteId: number): Promise<DraftState>;
  /**
   * Changes a draft. `decide` may be called again if another save comes in between. Returns the new state, or the refusal.
   *
   * @param by name of the person
   */
  save<Refusal>(
    quoteId: number,
    by: string,
    decide: (state: DraftState) => DraftDecision<Refusal>,
  ): Promise<{ readonly state: DraftState } | { readonly refusal: Refusal }>;
  /** Deletes a draft. Returns `false` if it had changed since that version. */
  discard(quoteId: number, version: number): Promise<boolean>;
  /** Records the sender of the draft. Returns `false` if it had changed since that version. */
  markSending(quoteId: number, version: number, sending: Sending): Promise<boolean>;
}

/** Number of changes from which earlier versions can be computed, and their maximum size as JSON. */
const MAX_CHANGES = 50;
const MAX_CHANGES_LENGTH = 200_000;
/** Attempts to save before giving up: each fails only if another save came in between. */
const MAX_TRIES = 5;

const texts = v.record(v.string(), v.string());
const storedDraft = v.object({
  base: v.nullable(v.string()),
  fields: texts,
  changes: v.fallback(v.array(v.object({ version: v.number(), before: texts })), []),
});

const READ = 'SELECT draft, draft_version, draft_by, draft_at FROM quote_work WHERE quote_id = ?';
const ADD = 'INSERT INTO quote_work (quote_id) VALUES (?) ON CONFLICT DO NOTHING';
const SAVE = `UPDATE quote_work SET draft = ?1, draft_version = draft_version + 1, draft_by = ?2, draft_at = ?3, follow_up_on = ?4
  WHERE quote_id = ?5 AND draft_version = ?6`;
const DISCARD = `UPDATE quote_work SET draft = NULL, draft_version = draft_version + 1, draft_by = NULL, draft_at = NULL
  WHERE quote_id = ? AND draft_version = ?`;
const SENDING = `UPDATE quote_work SET draft = json_set(draft, '$.sending', json(?1))
  WHERE quote_id = ?2 AND draft_version = ?3 AND draft IS NOT NULL`;

interface Row {
  readonly draft: string | null;
  readonly draft_version: number;
  readonly draft_by: string | null;
  readonly draft_at: string | null;
}

/** Returns the latest changes that fit. */
const boundedChanges = (changes: readonly DraftChange[]): readonly DraftChange[] => {
  let length = 0;
  const kept: DraftChange[] = [];
  for (const change of changes.slice(-MAX_CHANGES).toReversed()) {
    length += JSON.stringify(change).length;
    if (length > MAX_CHANGES_LENGTH) break;
    kept.push(change);
  }
  return kept.toReversed();
};

/** Returns the fields of a version of a draft, or `null` if they are no longer on file. */
export const draftAt = ({ draft, version }: DraftState, at: number): DraftFields | null => {
  return draft === null ? null : fieldsAt({ ...draft, version }, at);
};

/** Drafts of replies in D1. */
export const draftStore = (db: D1Database, now: () => number): DraftStore => {
  const read = async (quoteId: number): Promise<DraftState> => {
    const row = await db.prepare(READ).bind(quoteId).first<Row>();
    const parsed = row?.draft == null ? null : v.safeParse(storedDraft, JSON.parse(row.draft));
    return {
      draft: parsed?.success ? parsed.output : null,
      version: row?.draft_version ?? 0,
      by: row?.draft_by ?? '',
      at: row?.draft_at ?? '',
    };
  };
  return {
    read,
    async save(quoteId, by, decide) {
      await db.prepare(ADD).bind(quoteId).run();
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const state = await read(quoteId);
        const decision = decide(state);
        if ('refusal' in decision) return decision;
        const { fields, followUp, base } = decision;
        const version = state.version + 1;
        const before = changedFields(state.draft?.fields ?? {}, fields);
        const changes = state.draft === null ? [] : boundedChanges([...state.draft.changes, { version, before }]);
        const draft: StoredDraft = { base, fields, changes };
        const at = new Date(now()).toISOString();
        const { meta } = await db
          .prepare(SAVE)
          .bind(JSON.stringify(draft), by, at, followUp, quoteId, state.version)
          .run();
        if (meta.changes > 0) return { state: { draft, version, by, at } };
      }
      throw new Error('A draft could not be saved, because others saved it at the same time.');
    },
    async discard(quoteId, version) {
      return (await db.prepare(DISCARD).bind(quoteId, version).run()).meta.changes > 0;
    },
    async markSending(quoteId, version, sending) {
      const { meta } = await db.prepare(SENDING).bind(JSON.stringify(sending), quoteId, version).run();
      return meta.changes > 0;
    },
  };
};
