import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { MailToolError, readCommand } from '../../../src/tools/mail/read-command.ts';
import { writeMail } from '../../../src/tools/mail/write-mail.ts';

test('a written email has its text and its attachments', async () => {
  const content = new Uint8Array(1000).map((_, at) => at);
  const text = 'Grüße, and 5 < 6\n.\n-- \nR. Okafor';
  const mail = { from: 'r@plant.example', to: 'reply+1@x.example', text, attachments: [{ name: 'ä b.pdf', content }] };
  const read = await PostalMime.parse(writeMail(mail));
  expect([read.from?.address, read.to?.[0]?.address, read.text?.trim()]).toEqual([mail.from, mail.to, text]);
  expect(read.attachments.map(({ filename }) => filename)).toEqual(['ä b.pdf']);
  expect(new Uint8Array(read.attachments[0]?.content as ArrayBuffer)).toEqual(content);
});

test('commands are read with their options', () => {
  expect(readCommand(['list'])).toEqual({ kind: 'list' });
  expect(
    readCommand(['reply', '--from', 'r@x.example', '--text', 'Hello', '--file', 'a.pdf', '--file', 'b.pdf']),
  ).toEqual({
    kind: 'reply',
    from: 'r@x.example',
    to: '',
    text: 'Hello',
    attachments: ['a.pdf', 'b.pdf'],
  });
  expect(readCommand(['send', 'a.eml', '--to', 'x@x.example'])).toEqual({
    kind: 'file',
    file: 'a.eml',
    from: '',
    to: 'x@x.example',
  });
});

test.each([[[]], [['reply', '--from', 'r@x.example']], [['send']], [['list', 'x']], [['reply', '--unknown']]])(
  'the command %j is explained',
  (args) => {
    expect(() => readCommand(args)).toThrow(MailToolError);
  },
);
