import * as v from 'valibot';
import { type AttachmentKind, kindByName } from '../../domain/kit/forms/attachment.ts';
import type { FormValues } from '../../domain/kit/forms/validate-form.ts';
import {
  MESSAGE_STATES,
  type MessagePlace,
  type MessageProgress,
  messageNumber,
  progressOf,
} from '../../domain/site/messages/message-state.ts';

/** A person who replies to a message. */
export interface MessageOwner {
  readonly id: string;
  readonly name: string;
}

/** What a list shows of a message. Times are milliseconds since 1970. */
export interface ListedMessage {
  readonly id: number;
  readonly number: string;
  readonly formType: string;
  readonly submittedAt: number;
  readonly place: MessagePlace;
  readonly progress: MessageProgress;
  /** Since when the customer has been waiting for a reply; `null` if nobody is waiting. */
  readonly waitingSince: number | null;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly excerpt: string;
  readonly files: number;
  readonly owner: MessageOwner | null;
}

/** An attachment in the bucket. */
export interface MessageFile {
  readonly key: string;
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly size: number;
}

/** A reply, a note or an email below a message. */
export interface MessageEntry {
  readonly id: number;
  readonly at: number;
  readonly kind: 'reply' | 'note' | 'mail';
  /** Name of the person, or the email address. */
  readonly who: string;
  readonly isOtherAddress: boolean;
  readonly words: string;
  readonly files: readonly MessageFile[];
  /** Delivery of a reply: pending, sent, given up; `null` for other entries. */
  readonly delivery: 'pending' | 'sent' | 'given-up' | null;
}

/** A message with everything that followed it, oldest first. */
export interface FullMessage extends Omit<ListedMessage, 'excerpt' | 'files'> {
  /** Path of the page that it was sent from. */
  readonly page: string;
  readonly values: FormValues;
  readonly files: readonly MessageFile[];
  readonly entries: readonly MessageEntry[];
  /** Numbers of other messages and of quotes from the same email address. */
  readonly otherMessages: number;
  readonly quotes: number;
}

export interface MessageRow {
  readonly id: number;
  readonly form_type: string;
  readonly submitted_at: string;
  readonly desk_state: string;
  readonly suspect: number;
  readonly desk_owner: string | null;
  readonly owner_name: string | null;
  readonly last_kind: 'reply' | 'mail' | null;
  readonly last_at: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly company: string | null;
}

export interface ListRow extends MessageRow {
  readonly excerpt: string | null;
  readonly files: number;
}

export interface FullRow extends MessageRow {
  readonly page: string;
  readonly field_values: string;
  readonly attachments: string;
  readonly other_messages: number;
  readonly quotes: number;
}

export interface EntryRow {
  readonly id: number;
  readonly at: number;
  readonly kind: MessageEntry['kind'];
  readonly who: string;
  readonly is_other_address: number;
  readonly words: string;
  readonly attachments: string;
  readonly owed: number | null;
}

const stateOf = v.fallback(v.picklist(MESSAGE_STATES), 'open');
const quantity = v.object({ amount: v.number(), unit: v.string() });
const valuesOf = v.fallback(v.record(v.string(), v.union([v.string(), quantity])), {});
const filesOf = v.fallback(
  v.array(v.object({ key: v.string(), name: v.string(), kind: v.string(), size: v.number() })),
  [],
);

/** Parses stored attachments. Those of an unknown kind are omitted. */
export const storedFiles = (attachments: string): readonly MessageFile[] =>
  v.parse(filesOf, JSON.parse(attachments)).flatMap(({ kind, ...file }) => {
    const known = kindByName(`.${kind}`);
    return known === null ? [] : [{ ...file, kind: known }];
  });

const common = (row: MessageRow): Omit<ListedMessage, 'excerpt' | 'files'> => {
  const submittedAt = Date.parse(row.submitted_at);
  const place = { state: v.parse(stateOf, row.desk_state), isSuspect: row.suspect === 1 };
  const progress = progressOf(row.last_kind);
  const since = progress === 'reply-needed' ? (row.last_at ?? submittedAt) : submittedAt;
  return {
    id: row.id,
    number: messageNumber(row.id, row.submitted_at),
    formType: row.form_type,
    submittedAt,
    place,
    progress,
    waitingSince: place.state !== 'open' || progress === 'replied' ? null : since,
    name: row.name ?? '',
    email: row.email ?? '',
    company: row.company ?? '',
    owner: row.desk_owner === null || row.owner_name === null ? null : { id: row.desk_owner, name: row.owner_name },
  };
};

export const listedMessage = (row: ListRow): ListedMessage => ({
  ...common(row),
  excerpt: row.excerpt ?? '',
  files: row.files,
});

const DELIVERY = { '1': 'pending', '0': 'sent', '-1': 'given-up' } as const;

const entryOf = ({ is_other_address, attachments, owed, ...row }: EntryRow): MessageEntry => ({
  ...row,
  isOtherAddress: is_other_address === 1,
  files: storedFiles(attachments),
  delivery: row.kind !== 'reply' || owed === null ? null : (DELIVERY[String(owed) as keyof typeof DELIVERY] ?? null),
});

export const fullMessage = (row: FullRow, entries: readonly EntryRow[]): FullMessage => ({
  ...common(row),
  page: row.page,
  values: v.parse(valuesOf, JSON.parse(row.field_values)),
  files: storedFiles(row.attachments),
  entries: entries.map(entryOf),
  otherMessages: row.other_messages,
  quotes: row.quotes,
});
