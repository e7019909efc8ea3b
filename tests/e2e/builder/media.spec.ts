import { BUILDER_PORT } from '../support/ports.ts';
import { block, expect, newEntry, SITE, space, test, text } from './support.ts';

const SPACE = `http://127.0.0.1:${BUILDER_PORT}`;
const PICTURE = `${SPACE}/api/v1/image/assets%2Flocal%2Fring`;
const VIDEO = `${SPACE}/api/v1/file/assets%2Flocal%2Fhow-to-measure.webm`;

test('shows pictures and videos of the space in blocks, in rich text and as the poster of a video', async ({
  page,
  request,
}) => {
  const entry = newEntry([
    block('picture', 'Image', { image: PICTURE, altText: 'A ring', lazy: false }),
    text('words', `<p>As measured:</p><img src="${PICTURE}" alt="A ring in a text" width="480" height="300">`),
    block('video', 'Video', { video: VIDEO, posterImage: PICTURE, title: 'How to measure', aspectRatio: 0.5625 }),
  ]);
  const { url } = entry.data;
  await space.write(entry);
  await expect.poll(async () => (await request.get(SITE + url)).status(), { timeout: 60_000 }).toBe(200);

  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(SITE + url);
  for (const name of ['A ring', 'A ring in a text']) {
    const picture = page.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain(`${SITE}/_next/image?url=`);
  }
  const video = page.locator('video');
  await video.evaluate((one: HTMLVideoElement) => one.load());
  await video.evaluate((one: HTMLVideoElement) => one.play());
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThanOrEqual(2);
  expect(await video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(320);
  expect((await request.get(SITE + (await video.getAttribute('poster')))).headers()['content-type']).toMatch(
    /^image\//,
  );
  expect(refused).toEqual([]);
});
