import { block, editAddress, expect, newEntry, SITE, space, test, text, withBlocks } from './support.ts';

const FAULTY = newEntry(
  [
    block('title', 'Content Header', { heading: 'Seals for valves' }),
    text(
      'links',
      '<p><a href="/no-such-page">Read on</a>, <a href="#nowhere">below</a> and <a href="/x-rings">X-rings</a></p>',
    ),
    text('pale', '<p>Hardly to be read</p>', { responsiveStyles: { large: { color: '#c9c9c9' } } }),
    block('wrong', 'Core:Button', { text: 'Write to us', link: 'contact us' }),
    block('photo', 'Image', { image: '/og/x-rings.png', altText: '' }),
  ],
  {},
);
const faulty = { ...FAULTY, data: { ...FAULTY.data, description: '' } };

test.use({ expectedError: /404/ });

test('shows the check of a draft next to the page, and updates it with changes', async ({ editor }) => {
  await space.write(faulty);
  await editor.open(faulty.data.url);
  const check = editor.site.locator('#page-check');
  await expect(check.locator('summary')).toHaveText(/Page check: [5-9]/);
  await check.locator('summary').click();
  for (const told of [
    'The page has no description.',
    '“Read on” leads to /no-such-page, which does not exist.',
    '“below” leads to #nowhere, which is not on this page.',
    'The picture x-rings.png has no alternative text.',
    'Button: “contact us” cannot be a link, and visitors see none.',
    'Picture: The picture x-rings.png has',
    'The text stands out too little from what is behind it.',
  ]) {
    await expect(check.getByRole('listitem').filter({ hasText: told })).toBeVisible();
  }
  await check.getByRole('listitem').filter({ hasText: 'Read on' }).getByRole('button', { name: 'Show' }).click();
  await expect(editor.site.locator('[builder-id="builder-links"]')).toHaveAttribute('data-checked', '');
  const [title] = faulty.data.blocks;
  if (title) await editor.update(withBlocks(faulty, [title, block('again', 'Content Header', { heading: 'Twice' })]));
  await expect(check.getByText('“Twice” is a second main heading. A page has one.')).toBeVisible();
  await expect(check.getByText('/no-such-page')).toHaveCount(0);
});

test('a preview has the check; the published page has neither the check nor its JavaScript', async ({ page }) => {
  await space.write(faulty);
  await page.goto(editAddress(faulty.data.url, faulty.id, false));
  await expect(page.locator('#page-check summary')).toHaveText(/Page check: \d/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await expect.poll(async () => (await page.request.get(SITE + faulty.data.url)).status()).toBe(200);
  await page.goto(SITE + faulty.data.url);
  await expect(page.getByRole('heading', { name: 'Seals for valves' })).toBeVisible();
  await expect(page.locator('#page-check')).toHaveCount(0);
  expect(scripts.filter((address) => /editor|check/.test(address))).toEqual([]);
});
