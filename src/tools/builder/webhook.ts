import { createHmac } from 'node:crypto';
import type { Announcement } from './announced-store.ts';

const TIMEOUT_MS = 5000;

/** Returns the signature of a body at a point in time, in the format that a site verifies: docs/guides/builder.md. */
export const signatureFor = (body: string, secret: string, now: number): string => {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

/**
 * Returns a function that notifies a site of published entries. A site that is not running misses the notification, but
 * has nothing cached either.
 */
export const webhook =
  ({ address, secret }: { readonly address: string; readonly secret: string }) =>
  async (announcement: Announcement): Promise<void> => {
    const body = JSON.stringify(announcement);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'X-Content-Signature': signatureFor(body, secret, Date.now()) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) console.warn(`The site rejected the webhook of a change: status ${answer.status}.`);
      await answer.body?.cancel();
    } catch {
      console.warn(`No site responds at ${address}. A running site loads the change within a minute anyway.`);
    }
  };
