import { type RingFile, rgbOf, ringLine, torusOf } from './ring-file.ts';
import { type Mesh, ringMesh } from './ring-mesh.ts';

const STEPS = { around: 96, across: 24 };
const MM_PER_METER = 1000;

/* Constants of the binary format, by the glTF 2.0 specification. */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTICES = 34962;
const INDICES = 34963;

/** Converts an sRGB value to linear light. */
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const bounds = (positions: Float32Array): { readonly min: readonly number[]; readonly max: readonly number[] } => {
  const axis = (at: number): readonly number[] => [...positions].filter((_, index) => index % 3 === at);
  const axes = [0, 1, 2].map(axis);
  return { min: axes.map((values) => Math.min(...values)), max: axes.map((values) => Math.max(...values)) };
};

const description = (ring: RingFile, { positions, normals, indices }: Mesh): object => {
  const points = positions.length / 3;
  const [first, second] = [positions.byteLength, positions.byteLength + normals.byteLength];
  return {
    asset: { version: '2.0', generator: `${ring.brandName} catalog ${ring.catalog.version}` },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      {
        mesh: 0,
        name: ring.partName,
        extras: { partNumber: ring.partName, material: ring.material, description: ringLine(ring), url: ring.address },
      },
    ],
    meshes: [
      { name: ring.partName, primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] },
    ],
    materials: [
      {
        name: ring.material,
        pbrMetallicRoughness: {
          baseColorFactor: [...rgbOf(ring.color).map(linear), 1],
          metallicFactor: ring.section === 'metal' ? 1 : 0,
          roughnessFactor: ring.section === 'metal' ? 0.35 : 0.6,
        },
      },
    ],
    accessors: [
      { bufferView: 0, componentType: FLOAT, count: points, type: 'VEC3', ...bounds(positions) },
      { bufferView: 1, componentType: FLOAT, count: points, type: 'VEC3' },
      { bufferView: 2, componentType: UNSIGNED_SHORT, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.byteLength, target: VERTICES },
      { buffer: 0, byteOffset: first, byteLength: normals.byteLength, target: VERTICES },
      { buffer: 0, byteOffset: second, byteLength: indices.byteLength, target: INDICES },
    ],
    buffers: [{ byteLength: second + indices.byteLength }],
  };
};

/** Pads a chunk's bytes to whole words. */
const padded = (bytes: Uint8Array, filler: number): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  whole.set(bytes);
  return whole;
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Returns the ring as a binary glTF file: meters, Y upward, linear color. */
export const ringGlb = (ring: RingFile): Uint8Array<ArrayBuffer> => {
  const { major, minor } = torusOf(ring);
  const mesh = ringMesh({ major: major / MM_PER_METER, minor: minor / MM_PER_METER }, STEPS);
  const json = padded(new TextEncoder().encode(JSON.stringify(description(ring, mesh))), 0x20);
  const parts = [mesh.positions, mesh.normals, mesh.indices].map(bytesOf);
  const binary = padded(new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0)), 0);
  let at = 0;
  for (const part of parts) {
    binary.set(part, at);
    at += part.length;
  }
  const file = new Uint8Array(12 + 8 + json.length + 8 + binary.length);
  const view = new DataView(file.buffer);
  const words = [MAGIC, 2, file.length, json.length, JSON_CHUNK];
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  file.set(json, 20);
  view.setUint32(20 + json.length, binary.length, true);
  view.setUint32(24 + json.length, BINARY_CHUNK, true);
  file.set(binary, 28 + json.length);
  return file;
};
