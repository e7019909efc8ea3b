import validator from 'gltf-validator';
import { expect, test } from 'vitest';
import { torusOf, torusVolume } from '../../../../src/domain/engineering/part-files/ring-file.ts';
import { ringGlb } from '../../../../src/domain/engineering/part-files/ring-glb.ts';
import { ringMesh } from '../../../../src/domain/engineering/part-files/ring-mesh.ts';
import { randomRings, ringOf } from '../../../support/files/random-rings.ts';

const jsonOf = (file: Uint8Array) => {
  const view = new DataView(file.buffer);
  return JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + view.getUint32(12, true))));
};

test.each(randomRings(20, 3).map((ring) => [ring.partName, ring] as const))(
  'the validator reports nothing for %s',
  async (_, ring) => {
    const { issues, info } = await validator.validateBytes(ringGlb(ring));
    expect(issues.messages).toEqual([]);
    expect(info.totalTriangleCount).toBe(96 * 24 * 2);
  },
);

test('the validator detects a wrong bounding box', async () => {
  const file = ringGlb(ringOf());
  const at = new TextDecoder('latin1').decode(file).indexOf('"max":[0.016') + 10;
  file[at] = '9'.charCodeAt(0);
  expect((await validator.validateBytes(file)).issues.messages).not.toEqual([]);
});

test('contains number, material and color, reproducibly', () => {
  const { nodes, materials, accessors } = jsonOf(ringGlb(ringOf()));
  expect(nodes[0]).toMatchObject({ name: 'FK7502-214', extras: { material: 'FKM 75 Shore A, brown' } });
  // #6b4226 in linear light.
  const [red, green, blue] = materials[0].pbrMetallicRoughness.baseColorFactor;
  expect([red, green, blue]).toEqual([expect.closeTo(0.147, 3), expect.closeTo(0.0545, 3), expect.closeTo(0.0194, 3)]);
  // Meters, Y up.
  expect(accessors[0].max).toEqual([
    expect.closeTo(0.016025, 7),
    expect.closeTo(0.001765, 7),
    expect.closeTo(0.016025, 7),
  ]);
  expect(ringGlb(ringOf())).toEqual(ringGlb(ringOf()));
  expect(jsonOf(ringGlb(ringOf({ section: 'metal' }))).materials[0].pbrMetallicRoughness.metallicFactor).toBe(1);
});

test('triangles face outward: they enclose the ring’s volume', () => {
  const torus = torusOf(ringOf());
  const { positions, normals, indices } = ringMesh(torus, { around: 96, across: 24 });
  let volume = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const point = (indices[at + corner] ?? 0) * 3;
      return [...positions.subarray(point, point + 3)];
    }) as [number[], number[], number[]];
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  expect(volume / torusVolume(torus)).toBeGreaterThan(0.985);
  expect(volume / torusVolume(torus)).toBeLessThan(1);
  expect(Math.hypot(...normals.subarray(0, 3))).toBeCloseTo(1, 6);
});

test('a cut ring has a gap of the requested angle', () => {
  const gap = Math.PI / 6;
  const { positions } = ringMesh({ major: 1, minor: 0.1 }, { around: 48, across: 12 }, gap);
  const turns = Array.from({ length: positions.length / 3 }, (_, at) =>
    Math.abs(Math.atan2(-(positions[3 * at + 2] ?? 0), positions[3 * at] ?? 0)),
  );
  expect(Math.min(...turns)).toBeCloseTo(gap / 2, 5);
});
