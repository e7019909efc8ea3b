import { describe, expect, test } from 'vitest';
import {
  existingAccountMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from '../../../src/server/mail/account-mails.ts';
import { emailBinding } from '../../../src/server/mail/email-binding.ts';
import { mailOf } from '../../../src/server/mail/mail-layout.tsx';
import { LARGEST_MAIL, LONGEST_SUBJECT, mailProblem } from '../../../src/server/mail/mailer.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const MAIL = { to: 'ada@plant.example', subject: 'A ring', text: 'Plain', html: '<p>Plain</p>' };
const SENDER = { name: 'Canyon Seals', email: 'no-reply@canyonseals.example', replyTo: 'sales@canyonseals.example' };

const bindingWith = (send: (mail: unknown) => Promise<{ messageId: string }>) =>
  ({ send }) as unknown as Parameters<typeof emailBinding>[0];

/** Every line break that some mail program recognizes, and other control characters. */
const BREAKS = ['\r\n', '\n', '\r', '\u0000', '\u000b', '\u0085', '\u2028', '\u2029', '\t'];

describe('an invalid mail', () => {
  test.each(BREAKS)('one with %j in its subject, recipient or sender', async (end) => {
    const injected = `x${end}Bcc: everybody@plant.example`;
    expect(mailProblem({ ...MAIL, subject: injected })).toMatch(/control character/);
    expect(mailProblem({ ...MAIL, to: `ada@plant.example${end}Bcc: everybody@plant.example` })).not.toBeNull();
    expect(mailProblem({ ...MAIL, to: `ada@plant.example${end}` })).not.toBeNull();
    const sent: unknown[] = [];
    const binding = bindingWith(async (mail) => ({ messageId: String(sent.push(mail)) }));
    await expect(emailBinding(binding, { ...SENDER, name: injected }).send(MAIL)).rejects.toThrow(/control character/);
    await expect(emailBinding(binding, SENDER).send({ ...MAIL, subject: injected })).rejects.toThrow();
    expect(sent).toEqual([]);
  });

  test.each([
    ['no address', { ...MAIL, to: 'Ada' }],
    ['two addresses', { ...MAIL, to: 'ada@plant.example,bob@mill.example' }],
    ['a name next to the address', { ...MAIL, to: 'Ada <ada@plant.example>' }],
    ['no subject', { ...MAIL, subject: '' }],
    ['a subject longer than a line', { ...MAIL, subject: 'x'.repeat(LONGEST_SUBJECT + 1) }],
    ['a subject whose bytes are longer than a line', { ...MAIL, subject: 'ß'.repeat(500) }],
    ['no text', { ...MAIL, text: '' }],
    ['no HTML', { ...MAIL, html: '' }],
    ['a text that is too large', { ...MAIL, text: 'x'.repeat(LARGEST_MAIL) }],
  ])('one with %s', (_, mail) => {
    expect(mailProblem(mail)).not.toBeNull();
  });

  test('logs a refusal of the service by its code only', async () => {
    const refuse = bindingWith(() =>
      Promise.reject(Object.assign(new Error('ada@plant.example is suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' })),
    );
    await expect(emailBinding(refuse, SENDER).send(MAIL)).rejects.toThrow(
      /^An email could not be sent: E_RECIPIENT_SUPPRESSED\.$/,
    );
    const odd = bindingWith(() => Promise.reject(Object.assign(new Error('x'), { code: 'to: ada@plant.example' })));
    await expect(emailBinding(odd, SENDER).send(MAIL)).rejects.toThrow(/^An email could not be sent\.$/);
  });
});

test('sends sender, reply-to address and both formats, and nothing else', async () => {
  const sent: unknown[] = [];
  await emailBinding(
    bindingWith(async (mail) => ({ messageId: String(sent.push(mail)) })),
    SENDER,
  ).send(MAIL);
  expect(sent).toEqual([
    { ...MAIL, from: { email: SENDER.email, name: SENDER.name }, replyTo: 'sales@canyonseals.example' },
  ]);
});

const LINK = 'https://canyonseals.example/verify-email?token=abc&x=1';
const ABOUT = { brandName: 'Canyon Seals', email: 'ada@plant.example', href: LINK, at: 0 };
const CONTENTS = [
  verificationMail(ABOUT),
  existingAccountMail(ABOUT, LINK),
  resetMail(ABOUT),
  passwordChangedMail(ABOUT),
];

describe.each(CONTENTS.map((content) => [content.subject, content] as const))('%s', (_, content) => {
  const { subject, text, html } = mailOf('ada@plant.example', content, SETTINGS);

  test('is valid and has the same content in both formats', () => {
    expect(mailProblem({ to: 'ada@plant.example', subject, text, html })).toBeNull();
    const words = html.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
    for (const paragraph of [...content.paragraphs, ...content.after]) {
      expect(text).toContain(paragraph);
      expect(words).toContain(paragraph);
    }
    expect(text).toContain(LINK);
    for (const part of [SETTINGS.brandName, SETTINGS.postalAddress, SETTINGS.salesEmail]) {
      expect(text).toContain(part);
      expect(words).toContain(part);
    }
  });

  test('loads nothing and sends nothing when it is read', () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|video|audio|object|form)\b|url\(|@import|\ssrc=/i);
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(new Set(hrefs)).toEqual(new Set([LINK]));
  });
});

test('escapes the text of settings in the HTML format', () => {
  const { html, text } = mailOf(
    'ada@plant.example',
    resetMail({ ...ABOUT, brandName: '<b>Seals</b> & "Co"', href: 'https://x.example/"><script>alert(1)</script>' }),
    { ...SETTINGS, postalAddress: '<img src=x onerror=alert(1)>' },
  );
  expect(html).not.toMatch(/<b>|<script|<img/);
  expect(html).toContain('&lt;b&gt;Seals&lt;/b&gt; &amp; &quot;Co&quot;');
  expect(text).toContain('<b>Seals</b> & "Co"');
});
