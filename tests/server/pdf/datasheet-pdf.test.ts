import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { datasheetPdf } from '../../../src/server/pdf/datasheet-pdf.ts';
import { loadDatasheet } from '../../../src/server/routes/datasheets/datasheets.load.ts';
import { indexed } from '../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { SETTINGS } from '../../support/services/settings.ts';

let bytes: Uint8Array;
let file: PDFDocument;
beforeAll(async () => {
  const sheet = loadDatasheet(indexed(SMALL_CATALOG), 'FK7502');
  if (sheet === null) throw new Error('The small catalog lost FK7502.');
  bytes = await datasheetPdf(sheet, { ...SETTINGS, revision: 'Nov 22, 2026' }, 'https://example.com');
  file = await PDFDocument.load(bytes, { updateMetadata: false });
});

const name = (object: PDFObject | undefined): string => (object instanceof PDFName ? object.decodeText() : '');

/** Returns the tags below an element in reading order. */
const tagsOf = (element: PDFDict): string[] => {
  const kids = element.lookupMaybe(PDFName.of('K'), PDFArray);
  const below = (kids?.asArray() ?? []).flatMap((kid) => {
    const dict = file.context.lookup(kid);
    return dict instanceof PDFDict && dict.has(PDFName.of('S')) ? tagsOf(dict) : [];
  });
  return [name(element.get(PDFName.of('S'))), ...below];
};

const contentOf = (): string => {
  const contents = file.getPage(0).node.Contents();
  const refs = contents instanceof PDFArray ? contents.asArray() : [contents];
  const streams = refs.flatMap((ref) => {
    const stream = ref === undefined ? undefined : file.context.lookup(ref);
    return stream instanceof PDFRawStream ? [stream] : [];
  });
  return streams.map((stream) => inflateSync(stream.getContents()).toString('latin1')).join('\n');
};

test('is small and displays its title', () => {
  expect(bytes.length).toBeLessThan(60_000);
  expect(file.catalog.getOrCreateViewerPreferences().getDisplayDocTitle()).toBe(true);
  expect(file.getTitle()).toContain('FK7502 datasheet');
});

test('is tagged: headings, tables with row headers, lists and figures with alternative text', () => {
  expect(file.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true');
  const tree = file.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const [root] = tree.lookup(PDFName.of('K'), PDFArray).asArray();
  const tags = tagsOf(file.context.lookup(root, PDFDict));
  expect(tags[0]).toBe('Document');
  expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
  expect(tags.filter((tag) => tag === 'TH').length).toBe(tags.filter((tag) => tag === 'TD').length);
  for (const tag of ['H2', 'H3', 'P', 'Table', 'L', 'Figure']) expect(tags).toContain(tag);
  const told = file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of('Alt'))] : []))
    .flatMap((alt) => (alt instanceof PDFHexString ? [alt.decodeText()] : []));
  expect(told.some((alt) => alt.startsWith('Working temperature –20') || alt.includes('204'))).toBe(true);
});

test('marks everything drawn as content or decoration', () => {
  const content = contentOf();
  const begun = content.match(/\b(?:BDC|BMC)\b/g)?.length ?? 0;
  expect(begun).toBeGreaterThan(20);
  expect(content.match(/\bEMC\b/g)).toHaveLength(begun);
  const outside = content.replace(/\/\S+ (?:<<[^>]*>> BDC|BMC)[\s\S]*?\bEMC\b/g, '');
  expect(outside).not.toMatch(/\b(?:Tj|S|f|B)\b/);
});

test('embeds the site’s fonts', () => {
  const fonts = file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && object.has(PDFName.of('FontFile2')) ? [object] : []));
  expect(fonts.map((font) => name(font.get(PDFName.of('FontName')))).sort()).toEqual([
    'CANYON+Archivo-Regular',
    'CANYON+Archivo-SemiBold',
    'CANYON+GeistMono-Medium',
  ]);
});
