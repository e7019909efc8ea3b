import type { Miniflare } from 'miniflare';

/** Objects in the bucket without a record, and objects that records name but that are missing. */
export interface Loose {
  readonly orphans: readonly string[];
  readonly missing: readonly string[];
}

const ATTACHMENTS = `SELECT attachments FROM form_submissions WHERE attachments <> '[]'
  UNION ALL SELECT attachments FROM quote_events WHERE attachments <> '[]'`;

/** Compares the bucket with the records: nothing may be stored incompletely. */
export const looseFiles = async (worker: Miniflare): Promise<Loose> => {
  const [bucket, database] = await Promise.all([worker.getR2Bucket('UPLOADS'), worker.getD1Database('DB')]);
  const { results } = await database.prepare(ATTACHMENTS).all<{ attachments: string }>();
  const named = new Set(
    results.flatMap(({ attachments }) => (JSON.parse(attachments) as { key: string }[]).map(({ key }) => key)),
  );
  const stored = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix: 'forms/', ...(cursor !== undefined && { cursor }) });
    for (const { key } of page.objects) stored.add(key);
    if (!page.truncated) break;
    cursor = page.cursor;
  }
  return {
    orphans: [...stored].filter((key) => !named.has(key)),
    missing: [...named].filter((key) => !stored.has(key)),
  };
};

/** Returns the number of pending mails about quotes. */
export const owedMails = async (worker: Miniflare): Promise<number> => {
  const database = await worker.getD1Database('DB');
  const row = await database
    .prepare('SELECT count(*) AS owed FROM quote_mails WHERE owed = 1')
    .first<{ owed: number }>();
  return row?.owed ?? 0;
};
