import { expect, test } from 'vitest';
import { sendForm } from '../../../src/client/forms/send-form.ts';

const answered = (status: number, errorPath: string) =>
  sendForm('/api/forms/ContactUsForm', { method: 'POST' }, errorPath, async () =>
    Response.json({ title: 'The server says no.', error: { text: 'Ask for a smaller file.' } }, { status }),
  );

test.each([400, 403, 413, 422, 429, 500, 503])(
  'a %i shows the text at the configured path, else the default',
  async (status) => {
    expect(await answered(status, 'error.text')).toMatchObject({ ok: false, message: 'Ask for a smaller file.' });
    expect(await answered(status, 'error.none')).toMatchObject({ ok: false, message: null });
    expect(await answered(status, '')).toMatchObject({ ok: false, message: null });
  },
);
