import type { DatabaseSync } from 'node:sqlite';
import type { Random } from '../random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const COMPANIES = ['Nordwerk Pumps', 'Halden Valve', '100% Seals_', 'Łódź Hydraulik', "O'Brien & Sons", ''];
const PARTS = ['FK7502-214', 'VM7005-318', 'EP7003-116'];

const item = (uid: string, part: string, price: number | 'Request Cost') => ({
  uid,
  id: 1,
  productName: part,
  description: part,
  descriptionTwo: '',
  color: '#000000',
  price,
  fixedPriceDisplay: typeof price === 'number' ? '$1.00' : price,
  is_line_min: false,
  quantity: 10,
  shipTime: 1,
  helperText: '',
  note: '',
  expedite: false,
  pricing: null,
  ring: null,
});

/** A random quote as it is stored, with its events. Times are in order and at most 40 days before `now`. */
export const insertRandomQuote = (db: DatabaseSync, random: Random, now: number, id: number): void => {
  let at = now - random.below(40 * DAY);
  const next = (): string => {
    at = Math.min(now, at + random.below(2 * DAY));
    return new Date(at).toISOString();
  };
  const requestedAt = new Date(at).toISOString();
  const lines = Array.from({ length: random.below(4) }, (_, line) => {
    const sent = item(`${line}`, random.pick(PARTS), random.chance(0.8) ? random.below(900_000) : 'Request Cost');
    return { sent, offered: {}, check: random.chance(0.9) ? 'priced' : 'unknown', asOf: null };
  });
  const texts = random.chance(0.3) ? ['seal kit', 'Note: by Friday'] : [];
  const contact = { name: `Person ${id}`, company: random.pick(COMPANIES), email: `p${id % 7}@x.example`, phone: '' };
  db.prepare(
    'INSERT INTO quote_requests (id, public_id, submission_key, requested_at, contact, lines, texts) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(
    id,
    id.toString(16).padStart(32, '0'),
    `key ${id}`,
    requestedAt,
    JSON.stringify(contact),
    JSON.stringify(lines),
    JSON.stringify(texts),
  );
  const event = (actor: 'visitor' | 'staff', kind: string): string => {
    const happened = next();
    db.prepare(
      'INSERT INTO quote_events (submission_key, quote_id, happened_at, actor, kind, words) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(`${id} ${happened} ${kind} ${random.next()}`, id, happened, actor, kind, `Words of ${id}`);
    return happened;
  };
  const state = (to: string): void => {
    db.prepare('UPDATE quote_requests SET state = ? WHERE id = ?').run(to, id);
  };
  for (let step = random.below(6); step > 0; step -= 1) {
    const { state: current } = db.prepare('SELECT state FROM quote_requests WHERE id = ?').get(id) as { state: string };
    if (current === 'withdrawn') break;
    const dice = random.next();
    if (dice < 0.35) event('visitor', 'message');
    else if (current === 'accepted') break;
    else if (dice < 0.5) {
      event('staff', 'in_work');
      state('in_work');
    } else if (dice < 0.8) {
      const happened = event('staff', 'answered');
      const validUntil = new Date(at + (random.below(30) - 10) * DAY).toISOString().slice(0, 10);
      db.prepare(
        "UPDATE quote_requests SET state = 'answered', answered_at = ?, valid_until = ?, answer = '{}' WHERE id = ?",
      ).run(happened, validUntil, id);
      db.prepare(
        `INSERT INTO quote_work (quote_id, first_answered_at) VALUES (?1, ?2) ON CONFLICT (quote_id) DO UPDATE
          SET first_answered_at = coalesce(first_answered_at, excluded.first_answered_at), viewed_at = NULL`,
      ).run(id, happened);
      if (random.chance(0.4)) db.prepare('UPDATE quote_work SET viewed_at = ? WHERE quote_id = ?').run(next(), id);
    } else if (dice < 0.9 && current === 'answered') {
      event('visitor', 'accepted');
      state('accepted');
    } else {
      if (random.chance(0.7))
        db.prepare(
          `INSERT INTO quote_work (quote_id, lost_reason) VALUES (?, 'price') ON CONFLICT (quote_id) DO UPDATE
            SET lost_reason = 'price'`,
        ).run(id);
      event('staff', 'withdrawn');
      state('withdrawn');
    }
  }
};
