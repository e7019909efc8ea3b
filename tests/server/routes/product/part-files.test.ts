import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  a4DrawingHref,
  fileHref,
  fileNameOf,
  KIND_FACTS,
  kindNamed,
} from '../../../../src/domain/engineering/part-files/file-kinds.ts';
import { whyNoSolid } from '../../../../src/domain/engineering/part-files/ring-file.ts';
import { partFilesEndpoint } from '../../../../src/domain/site/api/v1/part-files.ts';
import { AppError } from '../../../../src/server/http/app-error.ts';
import { hasFile } from '../../../../src/server/routes/product/make-file.ts';
import { lintStep } from '../../../support/files/lint-step.ts';
import { ringOf } from '../../../support/files/random-rings.ts';
import { lintDxf, readDxf } from '../../../support/files/read-dxf.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const app = appWith();
const get = async (path: string) => app.request(path);
const bytesAt = async (path: string): Promise<Uint8Array> => new Uint8Array(await (await get(path)).arrayBuffer());
const PART = '/product/fk7502-214';

describe('the files of a part', () => {
  test.each([
    ['step', 'attachment'],
    ['dxf', 'attachment'],
    ['glb', 'attachment'],
    ['pdf', 'inline'],
    ['sheet', 'inline'],
  ] as const)('%s has its media type and the part number as its name', async (kind, shown) => {
    const response = await get(fileHref('FK7502-214', kind, 'mm'));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(KIND_FACTS[kind].type);
    const name = fileNameOf('FK7502-214', kind);
    expect(response.headers.get('Content-Disposition')).toBe(`${shown}; filename="${name}"`);
    const size = (await response.arrayBuffer()).byteLength;
    // The size that the page displays.
    expect(Math.abs(size / 1000 / KIND_FACTS[kind].kb - 1)).toBeLessThan(0.4);
  });

  test('the same request returns the same bytes', async () => {
    for (const kind of ['step', 'dxf', 'glb', 'pdf', 'sheet'] as const) {
      const href = fileHref('FK7502-214', kind, 'in');
      expect(await bytesAt(href), kind).toEqual(await bytesAt(href));
    }
  });

  test('uses the requested schema and unit, and the defaults for other values', async () => {
    const step = async (query: string) => (await get(`${PART}/FK7502-214.step${query}`)).text();
    expect(await step('?schema=ap242')).toContain('AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF');
    expect(await step('?schema=%0d%0aX')).toBe(await step(''));
    expect(lintStep(await step(''))).toEqual([]);
    const dxf = async (query: string) => (await get(`${PART}/fk7502-214.DXF${query}`)).status;
    expect(await dxf('')).toBe(404);
    const inch = await (await get(`${PART}/fk7502-214.dxf?unit=in`)).text();
    expect(lintDxf(inch)).toEqual([]);
    expect(readDxf(inch).header).toMatchObject({ $INSUNITS: 1 });
  });

  test.each([
    'FK7502-215.step',
    'x.step',
    'FK7502-214.exe',
    'FK7502-214',
    '..%2FFK7502-214.step',
    'FK7502-214.step%0d%0a',
  ])('returns 404 for %s', async (file) => {
    expect((await get(`${PART}/${file}`)).status).toBe(404);
  });

  test('a part that is not in the catalog has no files', async () => {
    expect((await get('/product/no-part/NO-PART.step')).status).toBe(404);
  });

  test('the drawing of a part is one landscape page, Letter by default, with its number as title', async () => {
    const drawing = await PDFDocument.load(await bytesAt(`${PART}/FK7502-214.pdf`));
    expect(drawing.getPageCount()).toBe(1);
    expect(drawing.getTitle()).toBe('FK7502-214 drawing');
    expect(drawing.getPage(0).getSize()).toEqual({ width: 792, height: 612 });
    const a4 = await PDFDocument.load(await bytesAt(a4DrawingHref('FK7502-214', 'in')));
    expect(a4.getPage(0).getSize()).toEqual({ width: 841.89, height: 595.28 });
  });

  test('a sheet is one page, with or without prices', async () => {
    const away = appWith({ pricing: { read: () => Promise.reject(new AppError('backend-unavailable')) } });
    for (const from of [app, away]) {
      const answer = await from.request(`${PART}/FK7502-214-sheet.pdf`);
      const file = await PDFDocument.load(await answer.arrayBuffer());
      expect(file.getPageCount()).toBe(1);
      expect(file.getTitle()).toContain('FK7502-214: O-ring');
    }
  });
});

test('rings of unknown shape have no files that show it', () => {
  for (const section of ['tube', 'spring-energized'] as const) {
    const ring = ringOf({ section });
    expect(whyNoSolid(ring)).not.toBeNull();
    expect((['step', 'dxf', 'glb', 'pdf', 'svg', 'sheet'] as const).filter((kind) => hasFile(ring, kind))).toEqual([
      'svg',
      'sheet',
    ]);
  }
  expect(whyNoSolid(ringOf({ idMm: 0 as never }))).toContain('not on file');
  expect(whyNoSolid(ringOf())).toBeNull();
});

test('a file name is safe for any part name', () => {
  expect(fileNameOf('A"; x=\r\nSet-Cookie: 1/..\\B', 'step')).toMatch(/^[A-Za-z0-9._-]+\.step$/);
  expect(kindNamed('FK7502-214', 'fk7502-214-SHEET.pdf')).toBe('sheet');
  expect(kindNamed('FK7502-214', '__proto__')).toBeNull();
});

describe('GET /api/v1/parts/files', () => {
  const list = async (query: string) => {
    const response = await get(`/api/v1/parts/files?${query}`);
    expect(response.status).toBe(200);
    const json = await response.json();
    const read = v.parse(partFilesEndpoint.response, json);
    expect(read).toEqual(json);
    return read;
  };

  test('lists the files of each part with their URLs, and the unknown part numbers', async () => {
    const {
      items,
      unknown_part_numbers: unknown,
      zip_url: zip,
    } = await list('part_numbers=fk7502-214,nope,FK7502-214&unit=in');
    expect(items.map(({ part_number: number }) => number)).toEqual(['FK7502-214']);
    expect(unknown).toEqual(['nope']);
    for (const { url, media_type: type } of items[0]?.files ?? []) {
      const file = await get(url);
      expect([url, file.status, file.headers.get('Content-Type')]).toEqual([url, 200, type]);
    }
    expect(items[0]?.files).toHaveLength(6);
    expect((await get(zip ?? '')).status).toBe(200);
  });

  test.each([
    '',
    'part_numbers=',
    'part_numbers=%20,%20',
    'part_numbers=a&unit=cm',
    `part_numbers=${Array.from({ length: 51 }, (_, at) => at)}`,
  ])('rejects %s', async (query) => {
    expect((await get(`/api/v1/parts/files?${query}`)).status).toBe(400);
  });
});

describe('GET /api/v1/parts/files.zip', () => {
  const entries = async (query: string) => unzipSync(await bytesAt(`/api/v1/parts/files.zip?${query}`));

  test('contains the files under their names, with reproducible bytes', async () => {
    const files = await entries('part_numbers=FK7502-214&unit=in');
    expect(Object.keys(files).map((name) => name.slice('FK7502-214'.length))).toEqual([
      '.step',
      '.dxf',
      '.svg',
      '.pdf',
      '.glb',
    ]);
    expect(files['FK7502-214.dxf']).toEqual(await bytesAt(`${PART}/FK7502-214.dxf?unit=in`));
    expect(await bytesAt('/api/v1/parts/files.zip?part_numbers=FK7502-214')).toEqual(
      await bytesAt('/api/v1/parts/files.zip?part_numbers=fk7502-214,FK7502-214'),
    );
  });

  test('contains the requested kinds for several parts', async () => {
    const response = await get('/api/v1/parts/files.zip?part_numbers=FK7502-214,FK7502-215&kind=step,dxf');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="2-parts.zip"');
    expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toHaveLength(4);
  });

  test.each([
    `part_numbers=${Array.from({ length: 51 }, (_, at) => `FK7502-${at}`)}`,
    `part_numbers=${'x'.repeat(2001)}`,
    'part_numbers=nope',
    'part_numbers=FK7502-214&kind=exe',
    'part_numbers=FK7502-214&kind=sheet',
    `part_numbers=${Array.from({ length: 11 }, (_, at) => `FK7502-${at}`)}&kind=pdf`,
    'part_numbers=FK7502-214&kind=,',
    'part_numbers=FK7502-214&schema=ap203',
    'part_numbers=../../etc/passwd',
    '',
  ])('rejects %s', async (query) => {
    const response = await get(`/api/v1/parts/files.zip?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  });
});
