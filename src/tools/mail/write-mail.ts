import { randomUUID } from 'node:crypto';

/** An attachment of an email. */
export interface MailAttachment {
  readonly name: string;
  readonly content: Uint8Array;
}

/** An email of a customer. */
export interface WrittenMail {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

const LINE = 76;

const base64 = (content: Uint8Array): string => {
  const text = Buffer.from(content).toString('base64');
  const lines = Array.from({ length: Math.ceil(text.length / LINE) }, (_, at) =>
    text.slice(at * LINE, (at + 1) * LINE),
  );
  return lines.join('\r\n');
};

/** Returns an email in the format of RFC 5322, with its attachments as MIME parts. */
export const writeMail = ({ from, to, text, attachments }: WrittenMail): string => {
  const boundary = `part-${randomUUID()}`;
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(Buffer.from(text))}`,
    ...attachments.map(
      ({ name, content }) =>
        `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(content)}`,
    ),
  ];
  return [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: your email',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@local.example>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts.map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
    '',
  ].join('\r\n');
};
