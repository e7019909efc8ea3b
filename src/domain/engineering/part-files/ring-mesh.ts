import type { Torus } from './ring-file.ts';

/** A triangle mesh: three numbers per point, three points per triangle, counterclockwise from outside. */
export interface Mesh {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly indices: Uint16Array<ArrayBuffer>;
}

/** Resolution of a mesh: steps around the axis, and around the section. */
export interface MeshSteps {
  readonly around: number;
  readonly across: number;
}

const TURN = 2 * Math.PI;

/**
 * Returns the mesh of a ring around the Y axis, in the radii's unit.
 *
 * @param gap angle of the cutout at +X, half of it on either side, in radians; 0 = a closed ring
 */
export const ringMesh = ({ major, minor }: Torus, { around, across }: MeshSteps, gap = 0): Mesh => {
  const rows = gap === 0 ? around : around + 1;
  const positions = new Float32Array(rows * across * 3);
  const normals = new Float32Array(rows * across * 3);
  const indices = new Uint16Array(around * across * 6);
  for (let row = 0; row < rows; row++) {
    const turn = gap / 2 + ((TURN - gap) * row) / around;
    const [x, z] = [Math.cos(turn), -Math.sin(turn)];
    for (let column = 0; column < across; column++) {
      const angle = (TURN * column) / across;
      const [out, up] = [Math.cos(angle), Math.sin(angle)];
      const at = (row * across + column) * 3;
      normals.set([out * x, up, out * z], at);
      positions.set([(major + minor * out) * x, minor * up, (major + minor * out) * z], at);
    }
  }
  for (let row = 0; row < around; row++) {
    for (let column = 0; column < across; column++) {
      const next = (row + 1) % rows;
      const beside = (column + 1) % across;
      const [a, b] = [row * across + column, next * across + column];
      const [c, d] = [next * across + beside, row * across + beside];
      indices.set([a, b, c, a, c, d], (row * across + column) * 6);
    }
  }
  return { positions, normals, indices };
};
