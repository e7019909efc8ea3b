import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { deliverMail } from './deliver-mail.ts';
import { MailToolError, readCommand } from './read-command.ts';
import { replyAddressIn, sentTexts } from './sent-mails.ts';
import { writeMail } from './write-mail.ts';

/*
 * npm run mail -- reply --from r.okafor@plant.example --text "By Friday, please."
 *
 * Lists the emails that the site on this machine sent, and delivers replies to it. docs/guides/mail.md.
 */

const port = process.env.PORT ?? '8787';

const newestAddress = (): string => {
  const address = sentTexts()
    .map(replyAddressIn)
    .findLast((one) => one !== '');
  if (address === undefined) throw new MailToolError('No email with a reply address was sent yet.');
  return address;
};

/** Returns the email address in a header, or ''. @param name lower case */
const headerIn = (raw: string, name: string): string => {
  const header = raw.split(/\r?\n/).find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
  return header.split(/[\s<>]+/).find((word) => word.includes('@')) ?? '';
};

const run = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === 'list') {
    for (const text of sentTexts()) {
      const [, heading = ''] = text.replace(/^Reply-To: .*\n\n/, '').split('\n\n', 2);
      console.log(`${heading}  ${replyAddressIn(text)}`.trim());
    }
    return;
  }
  if (command.kind === 'file') {
    const raw = await readFile(command.file);
    const head = raw.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '';
    const from = command.from || headerIn(head, 'from');
    const to = command.to || headerIn(head, 'to');
    await deliverMail(port, { from, to, raw: new Uint8Array(raw) });
    console.log(`Delivered ${command.file} to ${to}.`);
    return;
  }
  const { from, text, to = '' } = command;
  const address = to || newestAddress();
  const attachments = await Promise.all(
    command.attachments.map(async (file) => ({ name: basename(file), content: await readFile(file) })),
  );
  await deliverMail(port, { from, to: address, raw: writeMail({ from, to: address, text, attachments }) });
  console.log(`Delivered to ${address}.`);
};

try {
  await run();
} catch (error) {
  if (!(error instanceof MailToolError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
