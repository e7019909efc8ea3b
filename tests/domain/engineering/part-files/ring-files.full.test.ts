import validator from 'gltf-validator';
import { expect, test } from 'vitest';
import { ringDxf } from '../../../../src/domain/engineering/part-files/ring-dxf.ts';
import { torusOf, torusVolume } from '../../../../src/domain/engineering/part-files/ring-file.ts';
import { ringGlb } from '../../../../src/domain/engineering/part-files/ring-glb.ts';
import { ringStep } from '../../../../src/domain/engineering/part-files/ring-step.ts';
import { lintStep } from '../../../support/files/lint-step.ts';
import { randomRings } from '../../../support/files/random-rings.ts';
import { lintDxf, readDxf, roomOf } from '../../../support/files/read-dxf.ts';
import { readStep } from '../../../support/files/read-step.ts';

const BATCHES = 20;
const RINGS = 50;

/** 1,000 parts, in batches so that a failure names its part early. */
test.each(Array.from({ length: BATCHES }, (_, seed) => seed))('the files of 50 random parts, seed %i', async (seed) => {
  for (const ring of randomRings(RINGS, 1000 + seed)) {
    const name = `${ring.partName} ${ring.sizeName}`;
    const step = ringStep(ring, `${ring.partName}.step`, seed % 2 === 0 ? 'ap214' : 'ap242');
    expect(lintStep(step), name).toEqual([]);
    const { volume, isClosed, most } = await readStep(step);
    const torus = torusOf(ring);
    expect(isClosed, name).toBe(true);
    expect(Math.abs(volume / torusVolume(torus) - 1), name).toBeLessThan(0.005);
    expect(Math.abs(most[0] / (torus.major + torus.minor) - 1), name).toBeLessThan(0.005);
    expect(Math.abs(most[2] / torus.minor - 1), name).toBeLessThan(0.005);
    const dxf = ringDxf(ring, 'mm');
    expect(lintDxf(dxf), name).toEqual([]);
    const outline = readDxf(dxf).shapes.filter(({ type, layer }) => type === 'CIRCLE' && layer === 'OUTLINE');
    expect(roomOf(outline).left, name).toBeCloseTo(-torus.major - torus.minor, 5);
    expect((await validator.validateBytes(ringGlb(ring))).issues.messages, name).toEqual([]);
  }
});
