import { createHmac } from 'node:crypto';
import type { Announcement } from './announced-store.ts';

const TIMEOUT_MS = 5000;

/** The signature of a body at a moment, as a site reads it: docs/guides/builder.md. */
export const signatureFor = (body: string, secret: string, now: number): string => {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

/** Tells a site of what was published. One that does not run hears nothing; it has nothing kept either. */
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
      if (!answer.ok) console.warn(`The site took no message of a change: status ${answer.status}.`);
      await answer.body?.cancel();
    } catch {
      console.warn(`No site answers at ${address}: it sees the change by itself within a minute.`);
    }
  };
