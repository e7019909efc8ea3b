import { MailToolError } from './read-command.ts';

const TIMEOUT_MS = 30_000;
/** Where the local runtime receives email for the Worker. */
const PATH = '/cdn-cgi/local/email';

/** Delivers an email to the site on this machine. Throws `MailToolError` with the reason if the site rejects it. */
export const deliverMail = async (
  port: string,
  { from, to, raw }: { readonly from: string; readonly to: string; readonly raw: string | Uint8Array<ArrayBuffer> },
): Promise<void> => {
  const url = new URL(`http://127.0.0.1:${port}${PATH}`);
  url.search = new URLSearchParams({ from, to }).toString();
  let response: Response;
  try {
    response = await fetch(url, { method: 'POST', body: raw, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new MailToolError(`The site does not respond at port ${port}. Is it running? PORT sets its port.`);
  }
  const text = await response.text();
  if (!response.ok) throw new MailToolError(text);
};
