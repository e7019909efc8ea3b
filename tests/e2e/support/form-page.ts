import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the form with this heading. */
export const formOf = (page: Page, heading: string): Locator =>
  page.getByRole('main').getByRole('region', { name: heading }).locator('form');

/** Interacts with the form; resolves when JavaScript validates it instead of the browser. */
export const formAwake = (form: Locator): Promise<void> =>
  expect(async () => {
    await form.locator('button').focus();
    await form.getByRole('textbox').first().focus();
    await expect(form).toHaveAttribute('novalidate', '', { timeout: 1000 });
  }).toPass();

/** Returns a field of a form by its label, with or without the word "required". */
export const field = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label}( \\*)?( ?\\(required\\))?$`));

/** Fills in the contact fields. */
export const fillContact = async (form: Locator): Promise<void> => {
  await field(form, 'Name').fill('R. Okafor');
  await field(form, 'Email').fill('r.okafor@plant.example');
};
