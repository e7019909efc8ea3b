import fc from 'fast-check';
import { encode } from 'fast-png';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import {
  type AttachmentKind,
  checkAttachments,
  displayFileName,
  fileSizeText,
  kindByName,
} from '../../../../src/domain/kit/forms/attachment.ts';
import { contentMessage, contentProblem } from '../../../../src/domain/kit/forms/attachment-content.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const piece = (name: string, data = ''): string =>
  `\u0000\u0000\u0000${String.fromCharCode(data.length)}${name}${data}\u0001\u0002\u0003\u0004`;
const PNG = `\u0089PNG\r\n\u001a\n${piece('IHDR', 'thirteen byte')}${piece('IDAT', '\u0078\u009c')}${piece('IEND')}`;
const JPEG =
  '\u00ff\u00d8\u00ff\u00e0\u0000\u0004JF\u00ff\u00da\u0000\u0003\u0001bits\u00ff\u0000\u00ff\u00d3bits\u00ff\u00d9';

const FILES: Readonly<Record<AttachmentKind, readonly string[]>> = {
  pdf: ['%PDF-1.7\n%\u00e2\n%%EOF', '%PDF-2.0\r\nx\r\n%%EOF\r\n', '%PDF-1.4\n<x:xmpmeta/>\nstartxref\n9\n%%EOF\n\n'],
  step: [
    'ISO-10303-21;\nHEADER;ENDSEC;\nEND-ISO-10303-21;',
    '\u00ef\u00bb\u00bf\r\nISO-10303-21;\r\nEND-ISO-10303-21;\r\n',
    '/* made by CAD */\nISO-10303-21;\nEND-ISO-10303-21;',
  ],
  dxf: [
    '  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nEOF\r\n',
    '999\nmade by CAD\n0\nSECTION\n0\nEOF',
    'AutoCAD Binary DXF\r\n\u001a\u0000\u0000SECTION\u0000\u0000EOF\u0000',
  ],
  png: [PNG],
  jpg: [JPEG, `${JPEG}\u0000\u0000`, `${JPEG}\u0000${JPEG}`],
};
const kinds = Object.keys(FILES) as AttachmentKind[];

describe.each(kinds)('%s', (kind) => {
  const [whole = ''] = FILES[kind];

  test('is recognized by its content', () => {
    for (const file of FILES[kind]) expect(contentProblem(kind, bytes(file)), file).toBeNull();
  });

  test('rejects the other kinds, a program, a page, an archive, and an empty file', () => {
    const others = kinds.filter((other) => other !== kind).flatMap((other) => FILES[other]);
    for (const file of [...others, 'MZ\u0090', '<html>', '<svg onload=alert(1)>', '#!/bin/sh', 'PK\u0003\u0004', '']) {
      expect(contentProblem(kind, bytes(file)), file).toBe('other-kind');
    }
  });

  test('starts at its first byte: rejects anything before it', () => {
    for (const before of ['<script>1</script>\n', '\u0000', 'GIF89a', 'x']) {
      expect(contentProblem(kind, bytes(before + whole)), before).toBe('other-kind');
    }
  });

  test.each(['<script>alert(1)</script>', '<HTML >', '<!DOCTYPE html>', '<svg/onload=1>', '<ifrAme\n', '<body\t'])(
    'rejects embedded markup: %j',
    (markup) => {
      const middle = Math.floor(whole.length / 2);
      for (const file of [whole + markup, whole.slice(0, middle) + markup + whole.slice(middle)]) {
        expect(contentProblem(kind, bytes(file)), file).not.toBeNull();
      }
      expect(contentProblem(kind, bytes(whole + markup))).toBe('two-in-one');
    },
  );

  test('rejects an archive, whose directory is at the end', () => {
    const directory = `PK\u0005\u0006${'\u0000'.repeat(16)}`;
    expect(contentProblem(kind, bytes(`${whole}${directory}${whole}`))).not.toBeNull();
    if (kind !== 'step' && kind !== 'dxf') {
      expect(contentProblem(kind, bytes(`${whole}${directory}${whole}`))).toBe('two-in-one');
    }
  });

  test('ends where it should: rejects trailing and missing bytes', () => {
    expect(contentProblem(kind, bytes(`${whole}MZ`))).toBe('other-end');
    expect(contentProblem(kind, bytes(whole.slice(0, -4)))).toBe('other-end');
  });

  test('returns a result for any bytes after the header, without slowing down for many', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(60), (tail, cut) => {
        const head = bytes(whole.slice(0, cut));
        contentProblem(kind, Uint8Array.of(...head, ...tail));
      }),
    );
  });
});

test('accepts real files', async () => {
  const png = encode({ width: 3, height: 2, data: new Uint8Array(18), channels: 3, depth: 8 });
  const document = await PDFDocument.create();
  document.addPage();
  expect(contentProblem('png', png)).toBeNull();
  expect(contentProblem('pdf', await document.save())).toBeNull();
});

test('reads large files without a match once', () => {
  const zeros = new Uint8Array(10 * 1024 * 1024);
  zeros.set(bytes('\u00ff\u00d8\u00ff\u00da\u0000\u0002'));
  zeros.fill(0x3c, 100);
  zeros.set([0xff, 0xd9], zeros.length - 2);
  expect(contentProblem('jpg', zeros)).toBeNull();
});

test('explains a problem with the name of the file and what to do', () => {
  for (const problem of ['other-kind', 'other-end', 'two-in-one'] as const) {
    expect(contentMessage(problem, 'gland.pdf')).toMatch(/^gland\.pdf .+: (export|save)/);
  }
});

test('the extension determines the kind, in any case', () => {
  expect(['a.pdf', 'Gland.STP', 'a.b.step', 'x.DXF', 'p.png', 'p.JPEG'].map(kindByName)).toEqual([
    'pdf',
    'step',
    'step',
    'dxf',
    'png',
    'jpg',
  ]);
  expect(['a.exe', 'a.pdf.exe', 'pdf', 'a.svg', '.', '', 'a.pdf '].map(kindByName)).toEqual(Array(7).fill(null));
});

test('rejects a file for its kind, its size and the number of files, by name', () => {
  const file = (name: string, size = 1000) => ({ name, size });
  expect(checkAttachments([])).toBeNull();
  expect(checkAttachments([file('a.pdf'), file('b.stp'), file('c.png', 10 * 1024 * 1024)])).toBeNull();
  expect(checkAttachments([file('a.exe')])).toBe('a.exe: attach PDF, STEP, DXF, PNG or JPG instead');
  expect(checkAttachments([file('a.pdf', 10 * 1024 * 1024 + 1)])).toBe(
    'a.pdf has 10.0 MB: attach a file of at most 10 MB',
  );
  expect(checkAttachments([file('a.pdf', 0)])).toBe('a.pdf is empty: choose the file again');
  expect(checkAttachments(Array(4).fill(file('a.pdf')))).toBe('Attach at most 3 files');
});

test('a name contains no path, no invisible characters and no direction marks', () => {
  expect(displayFileName('../../etc/passwd')).toBe('passwd');
  expect(displayFileName('C:\\drawings\\gland.pdf')).toBe('gland.pdf');
  expect(displayFileName('gland\u202efdp.exe\u0000')).toBe('glandfdp.exe');
  expect(displayFileName('gland\u2028\u2066.pdf ')).toBe('gland.pdf');
  expect(displayFileName('')).toBe('file');
  expect(() => encodeURIComponent(displayFileName(`\u{1f600}${'a'.repeat(119)}`))).not.toThrow();
  expect(displayFileName(`${'a'.repeat(300)}.pdf`)).toHaveLength(120);
});

test('formats sizes in KB and MB', () => {
  expect([1, 1024, 2_411_724].map(fileSizeText)).toEqual(['1 KB', '1 KB', '2.3 MB']);
});
