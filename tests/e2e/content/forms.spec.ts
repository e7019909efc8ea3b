import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { field, fillContact, formAwake, formOf } from '../support/form-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

const PDF = { name: 'gland.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA drawing\n%%EOF\n') };
const DEFAULT_ERROR = 'Form submission error :( Please check your answers and try again.';

test.describe('with JavaScript', () => {
  test('sends a message in place: Sending..., then Thanks!, and the form is empty again', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/contact-us');
    const form = formOf(page, 'Send a message');
    await formAwake(form);
    await fillContact(form);
    await field(form, 'Message').fill('Do you have AS568-214 in green?');
    const release = await holdRequests(page, '**/api/forms/ContactUsForm');
    await form.getByRole('button').click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(field(form, 'Name')).not.toBeEditable();
    release();
    await expect(form.getByRole('status')).toHaveText('Thanks! Sent: Name, Email, Message.');
    await expect(field(form, 'Message')).toHaveValue('');
    await expect(field(form, 'Name')).toBeEditable();
    await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
  });

  test('a form that redirected is empty after navigating back', async ({ page }) => {
    await page.goto('/contact-us');
    const form = formOf(page, 'Send a message');
    await formAwake(form);
    await form.evaluate((element: HTMLFormElement) => {
      element.dataset.next = '#sent';
    });
    await fillContact(form);
    await field(form, 'Message').fill('Do you have AS568-214 in green?');
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/contact-us#sent');
    await expect(field(form, 'Message')).toHaveValue('');
  });

  test('validates fields on blur, and at every key once they were invalid', async ({ page }) => {
    await page.goto('/contact-us');
    const form = formOf(page, 'Send a message');
    await formAwake(form);
    const email = field(form, 'Email');
    await email.fill('r.okafor@plant');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Enter a full address, like name@company.com');
    await email.pressSequentially('.com');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(email).toHaveAccessibleDescription('');
  });

  test('does not send while a field is invalid and focuses the first', { tag: '@core' }, async ({ page }) => {
    await page.goto('/contact-us');
    const form = formOf(page, 'Send a message');
    await formAwake(form);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/forms/')) sent++;
    });
    await field(form, 'Email').fill('r.okafor@plant.example');
    await form.getByRole('button').click();
    await expect(field(form, 'Name')).toBeFocused();
    await expect(form).toContainText('Enter your name');
    await expect(form).toContainText('Enter your message');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(sent).toBe(0);
  });

  test('the button can be the first interaction: the empty form shows its messages for missing input', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    const form = formOf(page, 'Send a message');
    await page.waitForLoadState('networkidle');
    await page.route('**/live-form*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await expect(form).not.toHaveAttribute('novalidate');
    await form.getByRole('button').click();
    await expect(form).toContainText('Enter your name');
    await expect(form).toContainText('Enter your message');
    await expect(field(form, 'Name')).toBeFocused();
  });

  test.describe('when the server rejects it', () => {
    test.use({ expectedErrors: [/the server responded with a status of|ERR_FAILED/] });

    test('shows the default message, focuses it and keeps all input', async ({ page }) => {
      await page.goto('/contact-us');
      const form = formOf(page, 'Send a message');
      await formAwake(form);
      await fillContact(form);
      await field(form, 'Message').fill('Please quote.');
      await page.route('**/api/forms/ContactUsForm', (route) => route.abort());
      await form.getByRole('button').click();
      const failed = form.getByText(DEFAULT_ERROR);
      await expect(failed).toBeVisible();
      await expect(form.locator('[data-failed]')).toContainText(
        'There is no connection to the server. Check your network, then try again. What you typed is kept.',
      );
      await expect(form.locator('[data-failed]')).toBeFocused();
      await expect(field(form, 'Message')).toHaveValue('Please quote.');
      await expectAccessible(page);
      await page.unroute('**/api/forms/ContactUsForm');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByRole('status')).toHaveText(/^Thanks! Sent: Name, Email/);
      await expect(failed).toBeHidden();
    });

    test('shows the problems at the fields', async ({ page }) => {
      await page.goto('/contact-us');
      const form = formOf(page, 'Send a message');
      await formAwake(form);
      await fillContact(form);
      await field(form, 'Message').fill('Please quote.');
      await page.route('**/api/forms/ContactUsForm', (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({ title: 'No', problems: [{ parameter: 'email', message: 'This address bounced' }] }),
        }),
      );
      await form.getByRole('button').click();
      await expect(field(form, 'Email')).toHaveAccessibleDescription('This address bounced');
    });
  });

  test('reads part and quantity from the URL and sends a drawing', async ({ page }) => {
    await page.goto('/request-a-quote?part=FK7502-214&quantity=500');
    const form = formOf(page, 'What do you need?');
    await formAwake(form);
    await expect(field(form, 'Part number or dimensions')).toHaveValue('FK7502-214');
    await expect(field(form, 'Quantity')).toHaveValue('500');
    await fillContact(form);
    const files = form.locator('input[type=file]');
    await files.setInputFiles({ ...PDF, name: 'model.zip' });
    await expect(files).toHaveAccessibleDescription(/model\.zip: attach PDF, STEP, DXF, PNG or JPG instead/);
    await files.setInputFiles(PDF);
    await expect(form).toContainText('gland.pdf, 1 KB');
    await expect(files).toHaveAttribute('aria-invalid', 'false');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await expect(form.getByRole('status')).toHaveText(/^Thanks! Sent: Name, Email/);
    await expect(form).not.toContainText('gland.pdf');
  });

  test('rejects a file whose content does not match its name, at its field', async ({ page }) => {
    test.info().annotations.push({ type: 'why', description: 'only the server sees what is in a file' });
    await page.goto('/request-a-quote?part=FK7502-214&quantity=500');
    const answer = await page.request.post('/api/forms/RequestAQuoteForm', {
      headers: { Origin: new URL(page.url()).origin, Accept: 'application/json' },
      multipart: {
        name: 'A',
        email: 'a@b.example',
        part: 'FK7502-214',
        quantity: '5',
        files: { ...PDF, buffer: Buffer.from('MZ\u0000') },
      },
    });
    expect([answer.status(), await answer.json()]).toEqual([422, expect.objectContaining({ parameter: 'files' })]);
  });

  test("prompts for lengths in the visitor's unit, next to a drawing that names them", async ({ page }) => {
    await page.goto('/preferences?measurement=in&temperature=F&return=/spring-energized-seals');
    const form = formOf(page, 'Send us your gland');
    await formAwake(form);
    const width = field(form, 'Gland width');
    await width.fill('0,187');
    await width.blur();
    await expect(width).toHaveAccessibleDescription('Write decimals with a point, like 38.1');
    await expect(width.locator('..')).toHaveText('in');
    await field(form, 'Lowest temperature').fill('400');
    await field(form, 'Highest temperature').fill('-65');
    await form.getByRole('button', { name: 'Send for a drawing' }).click();
    await expect(field(form, 'Highest temperature')).toHaveAccessibleDescription('Enter a value that is not below 400');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message redirects to the thank-you page', { tag: '@core' }, async ({ page }) => {
    await page.goto('/contact-us');
    const form = formOf(page, 'Send a message');
    await fillContact(form);
    await field(form, 'Message').fill('Do you have AS568-214 in green?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you?form=ContactUsForm');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });

  test.describe('with a mistake', () => {
    test.use({ expectedErrors: [/422/] });

    test('the page returns with the input and instructions', async ({ page }) => {
      await page.goto('/request-a-quote?part=FK7502-214');
      const form = formOf(page, 'What do you need?');
      await fillContact(form);
      await field(form, 'Quantity').fill('a few');
      await field(form, 'More parts, documents or dates you need').fill('Also "FK7502-215" & cord');
      await form.locator('input[type=file]').setInputFiles(PDF);
      await form.getByRole('button', { name: 'Request a quote' }).click();
      await expect(page).toHaveURL('/api/forms/RequestAQuoteForm');
      await expect(page.getByRole('heading', { level: 1, name: 'Request a quote' })).toBeVisible();
      await expect(field(form, 'Name')).toHaveValue('R. Okafor');
      await expect(field(form, 'Part number or dimensions')).toHaveValue('FK7502-214');
      await expect(field(form, 'Quantity')).toHaveValue('a few');
      await expect(field(form, 'Quantity')).toHaveAccessibleDescription('Enter digits only, like 500');
      await expect(field(form, 'More parts, documents or dates you need')).toHaveValue('Also "FK7502-215" & cord');
      await expect(form).toContainText('Then attach your files again.');
      await field(form, 'Quantity').fill('40');
      await form.getByRole('button', { name: 'Request a quote' }).click();
      await expect(page).toHaveURL('/thank-you?form=RequestAQuoteForm');
    });
  });
});
