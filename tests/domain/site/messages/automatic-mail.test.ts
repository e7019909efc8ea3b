import { expect, test } from 'vitest';
import { isAutomaticMail, isForged } from '../../../../src/domain/site/messages/automatic-mail.ts';

const PERSON = 'r.okafor@plant.example';

test.each([
  [{ key: 'auto-submitted', value: 'auto-replied' }, PERSON],
  [{ key: 'auto-submitted', value: 'auto-generated; x=1' }, PERSON],
  [{ key: 'precedence', value: 'Bulk' }, PERSON],
  [{ key: 'precedence', value: 'list' }, PERSON],
  [{ key: 'list-id', value: '<news.x.example>' }, PERSON],
  [{ key: 'x-autoreply', value: 'yes' }, PERSON],
  [{ key: 'return-path', value: '<>' }, PERSON],
  [{ key: 'subject', value: 'x' }, ''],
  [{ key: 'subject', value: 'x' }, '<>'],
  [{ key: 'subject', value: 'x' }, 'MAILER-DAEMON@plant.example'],
  [{ key: 'subject', value: 'x' }, 'no-reply@plant.example'],
  [{ key: 'subject', value: 'x' }, 'bounces+12-34@plant.example'],
])('the header %j from %j is automatic', (header, sender) => {
  expect(isAutomaticMail([header], sender)).toBe(true);
});

test('an email of a person is not automatic', () => {
  expect(isAutomaticMail([{ key: 'auto-submitted', value: 'no' }], PERSON)).toBe(false);
  expect(isAutomaticMail([{ key: 'precedence', value: 'first-class' }], PERSON)).toBe(false);
  expect(isAutomaticMail([], 'noreplyer@plant.example')).toBe(false);
});

test('only the first result of the receiving server says that a sender is forged', () => {
  const name = 'authentication-results';
  expect(isForged([{ key: name, value: 'mx.cloudflare.net; dkim=none; dmarc=fail header.from=x' }])).toBe(true);
  expect(isForged([{ key: name, value: 'mx.cloudflare.net; dmarc=pass' }])).toBe(false);
  expect(isForged([{ key: name, value: 'evil.example; dmarc=fail' }])).toBe(false);
  expect(
    isForged([
      { key: name, value: 'mx.cloudflare.net; dmarc=fail' },
      { key: name, value: 'mx.cloudflare.net; dmarc=pass' },
    ]),
  ).toBe(true);
});
