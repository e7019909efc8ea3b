import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mm } from '../../src/domain/kit/units.ts';
import { ProductCompact } from '../../src/drawings/rings/product-compact.tsx';
import { ProductDrawingFile } from '../../src/drawings/rings/product-drawing-file.tsx';
import { DRAWING_SIZE, ProductSheet } from '../../src/drawings/rings/product-sheet.tsx';
import { planRadii, type RingDrawing, ringLabels } from '../../src/drawings/rings/sheet-geometry.ts';

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the positions of a drawing's texts: 11px mono, 6.7px per character. */
const textBoxes = (drawing: ReactElement): Box[] => {
  const found = renderToStaticMarkup(drawing).matchAll(
    /<text class="[^"]*" x="([-\d.]+)" y="([-\d.]+)"(?: text-anchor="(\w+)")?>([^<]*)</g,
  );
  return [...found].map(([, x, y, anchor, text = '']) => {
    const width = text.length * 6.7;
    const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    return { text, left, right: left + width, top: Number(y) - 9, bottom: Number(y) + 3 };
  });
};

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const SECTIONS = ['elastomer', 'plastic', 'metal', 'tube', 'encapsulated', 'spring-energized'] as const;

const rings = fc.record({
  idMm: fc.double({ min: 0.5, max: 1200, noNaN: true }).map(mm),
  csMm: fc.double({ min: 0.5, max: 15, noNaN: true }).map(mm),
  idTol: fc.option(fc.double({ min: 0.05, max: 5, noNaN: true }).map(mm)),
  csTol: fc.option(fc.double({ min: 0.05, max: 0.5, noNaN: true }).map(mm)),
  section: fc.constantFrom(...SECTIONS),
  color: fc.constant('#6b4a2f'),
  unit: fc.constantFrom('mm', 'in'),
  partName: fc.constant('FK7502-214'),
}) satisfies fc.Arbitrary<RingDrawing>;

const expectReadable = (boxes: readonly Box[], width: number, height: number): void => {
  expect(boxes.length).toBeGreaterThanOrEqual(4);
  boxes.forEach((box, index) => {
    expect(box.left, box.text).toBeGreaterThanOrEqual(0);
    expect(box.right, box.text).toBeLessThanOrEqual(width);
    expect(box.top, box.text).toBeGreaterThanOrEqual(0);
    expect(box.bottom, box.text).toBeLessThanOrEqual(height);
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other), `${box.text} on ${other.text}`).toBe(false);
  });
};

test('texts of the wide sheet stay inside and never overlap, for any ring', () => {
  fc.assert(
    fc.property(rings, (ring) =>
      expectReadable(textBoxes(<ProductSheet {...ring} />), DRAWING_SIZE.width, DRAWING_SIZE.height),
    ),
  );
});

test('texts of the narrow sheet stay inside and never overlap, for any ring', () => {
  fc.assert(fc.property(rings, (ring) => expectReadable(textBoxes(<ProductCompact {...ring} />), 358, 456)));
});

test.each([
  [0.74, 1.02, 'B 1.5×'],
  [24.99, 3.53, 'B 6×'],
  [650, 7, 'B 63×'],
])('the detail of a ring of %d × %d mm states its exact magnification', (id, cs, caption) => {
  const ring: RingDrawing = {
    idMm: mm(id),
    csMm: mm(cs),
    idTol: null,
    csTol: null,
    section: 'elastomer',
    color: '#1f2226',
    unit: 'mm',
    partName: 'X',
  };
  expect(renderToStaticMarkup(<ProductSheet {...ring} />)).toContain(caption);
});

test('the same ring gives the same markup, and its pattern ids follow the given id', () => {
  const ring: RingDrawing = {
    idMm: mm(10),
    csMm: mm(2),
    idTol: null,
    csTol: null,
    section: 'elastomer',
    color: '#1f2226',
    unit: 'mm',
    partName: 'X',
  };
  const once = renderToStaticMarkup(<ProductSheet {...ring} id="one" />);
  expect(renderToStaticMarkup(<ProductSheet {...ring} id="one" />)).toBe(once);
  expect([...once.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['one-a', 'one-b', 'one-g']);
});

test('a downloaded drawing is self-contained: namespace, styles, part number and file name, no site variables', () => {
  const ring: RingDrawing = {
    idMm: mm(10),
    csMm: mm(2),
    idTol: null,
    csTol: null,
    section: 'elastomer',
    color: '#1f2226',
    unit: 'in',
    partName: 'NB7001-P10',
  };
  const file = renderToStaticMarkup(
    <ProductDrawingFile
      ring={ring}
      material="NBR 70 Shore A"
      size="JIS P10"
      fileName="NB7001-P10.svg"
      brandName="Canyon Seals"
    />,
  );
  for (const part of [
    'xmlns="http://www.w3.org/2000/svg"',
    '<style>',
    'NB7001-P10.svg',
    'NBR 70 Shore A',
    '0.394 in',
  ]) {
    expect(file).toContain(part);
  }
  expect(file).not.toContain('var(--');
});

const drawn = (section: RingDrawing['section']): string =>
  renderToStaticMarkup(
    <ProductCompact
      idMm={mm(25)}
      csMm={mm(3.5)}
      idTol={null}
      csTol={null}
      section={section}
      color="#1f2226"
      unit="mm"
      partName="X"
      id="x"
    />,
  );

test('a cut face shows the material: hatch of rubber, plastic or metal, bore, core, spring', () => {
  expect(drawn('elastomer')).toContain('rotate(-45)');
  expect(drawn('metal')).toContain('rotate(45)');
  const faces = (section: RingDrawing['section']): number => drawn(section).match(/url\(#x-h[^)]*\)/g)?.length ?? 0;
  expect(faces('tube')).toBe(1);
  expect(drawn('tube').match(/class="drawing-paper"/g)?.length).toBe(2);
  expect(drawn('encapsulated')).toContain('url(#x-h-core)');
  expect(drawn('encapsulated')).toContain('A rubber core in a closed plastic jacket');
  expect(drawn('spring-energized')).toContain('class="drawing-spring"');
  expect(drawn('elastomer')).not.toContain('drawing-spring');
});

test('digits in the bore keep a distance from the ring, with space for an arrow on both sides', () => {
  fc.assert(
    fc.property(rings, (ring) => {
      const [inside] = textBoxes(<ProductCompact {...ring} />).filter(({ text }) => text === ringLabels(ring).id);
      const { inner, outer } = planRadii(ring, 196);
      const corners = [inside?.left ?? 0, inside?.right ?? 0].flatMap((x) =>
        [inside?.top ?? 0, inside?.bottom ?? 0].map((y) => Math.hypot(x - 192, y - 142)),
      );
      const isInBore = Math.max(...corners) < inner - 6;
      const isOutside = (inside?.bottom ?? 0) < 142 - outer - 4;
      expect(isInBore || isOutside).toBe(true);
    }),
  );
});
