import { expect, test } from 'vitest';
import { attackSafely, encodedText, forAll } from '../support/attack.ts';

const ZIP = '/api/v1/parts/files.zip';

/** Names that would be harmful in a header, an archive path or a file. */
const NAMES = [
  'FK7502-214"; filename="evil.exe',
  "FK7502-214';\n#1=X(",
  'FK7502-214\r\nX-Split: 1',
  '../../../etc/passwd',
  '..\\..\\windows\\system32',
  'FK7502-214/../../x',
  '__proto__',
  'constructor',
  'FK7502-214\u0000.step',
  '\ud83d\ude00'.repeat(40),
  'x'.repeat(1500),
  '%00',
];

test('a file is served only under generated names', async () => {
  const paths = NAMES.flatMap((name) => {
    const text = encodedText(name);
    return [
      `/product/${text}/${text}.step`,
      `/product/fk7502-214/${text}.step`,
      `/product/fk7502-214/FK7502-214${text}.pdf`,
      `/product/fk7502-214/FK7502-214.dxf?unit=${text}`,
      `${ZIP}?part_numbers=${text}`,
      `/api/v1/parts/files?part_numbers=${text}`,
    ];
  });
  await forAll(paths, async (path) => {
    const { status, headers } = await attackSafely(path);
    expect(status, path).toBeLessThan(500);
    const disposition = headers.get('Content-Disposition');
    if (disposition !== null) expect(disposition).toMatch(/^(?:inline|attachment); filename="FK7502-214[\w.-]*"$/);
  });
});

test('a ZIP is limited by parts, characters and drawings', async () => {
  const names = (count: number): string => Array.from({ length: count }, (_, at) => `FK7502-${200 + at}`).join(',');
  for (const query of [
    `part=${names(51)}`,
    `part=${names(51)}&kind=step`,
    `part=${names(11)}&kind=pdf`,
    `part=${'a,'.repeat(1500)}`,
    `part=FK7502-214&kind=${'step,'.repeat(40)}`,
    'part=FK7502-214&part=FK7502-215&kind=../x',
  ]) {
    const { status } = await attackSafely(`${ZIP}?${query}`);
    expect([query.slice(0, 60), status]).toEqual([query.slice(0, 60), 400]);
  }
  // Duplicates of a part count once.
  expect((await attackSafely(`${ZIP}?part_numbers=${'FK7502-214,'.repeat(60)}&kind=step`)).status).toBe(200);
});

test('file routes accept no uploads', async () => {
  for (const path of ['/product/fk7502-214/FK7502-214.step', ZIP]) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status } = await attackSafely(path, { method });
      expect([method, path, status >= 400 && status < 500]).toEqual([method, path, true]);
    }
  }
});
