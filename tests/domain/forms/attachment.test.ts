import { describe, expect, test } from 'vitest';
import {
  type AttachmentKind,
  checkAttachments,
  fileName,
  kindByName,
  sizeText,
} from '../../../src/domain/forms/attachment.ts';
import { isOfKind } from '../../../src/domain/forms/attachment-content.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const HEADS: Readonly<Record<AttachmentKind, readonly string[]>> = {
  pdf: ['%PDF-1.7\n%\u00e2'],
  step: ['ISO-10303-21;\nHEADER;', '\u00ef\u00bb\u00bf\r\nISO-10303-21;', '/* made by CAD */\nISO-10303-21;'],
  dxf: ['  0\r\nSECTION\r\n  2\r\nHEADER', '999\nmade by CAD\n0\nSECTION\n', 'AutoCAD Binary DXF\r\n\u001a\u0000'],
  png: ['\u0089PNG\r\n\u001a\n\u0000\u0000'],
  jpg: ['\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'],
};
const kinds = Object.keys(HEADS) as AttachmentKind[];

describe.each(kinds)('%s', (kind) => {
  test('is known by its first bytes', () => {
    for (const head of HEADS[kind]) expect(isOfKind(kind, bytes(head))).toBe(true);
  });

  test('is none of the others, nor a program, a page, or nothing', () => {
    const others = kinds.filter((other) => other !== kind).flatMap((other) => HEADS[other]);
    for (const head of [...others, 'MZ\u0090', '<html>', '<svg onload=alert(1)>', '#!/bin/sh', 'PK\u0003\u0004', '']) {
      expect(isOfKind(kind, bytes(head)), head).toBe(false);
    }
  });
});

test('the name says the kind by its ending, in any case', () => {
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

test('a file is refused for its kind, its size and its number, by name', () => {
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

test('a name holds no path and nothing that does not print or turns the text around', () => {
  expect(fileName('../../etc/passwd')).toBe('passwd');
  expect(fileName('C:\\drawings\\gland.pdf')).toBe('gland.pdf');
  expect(fileName('gland\u202efdp.exe\u0000')).toBe('glandfdp.exe');
  expect(fileName('')).toBe('file');
  expect(fileName(`${'a'.repeat(300)}.pdf`)).toHaveLength(120);
});

test('sizes are said in KB and MB', () => {
  expect([1, 1024, 2_411_724].map(sizeText)).toEqual(['1 KB', '1 KB', '2.3 MB']);
});
