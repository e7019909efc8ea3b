import type { Compound, Modifier } from '../model.ts';
import { checksum } from './checksum.ts';
import { readSnapshot } from './read-snapshot.ts';
import { HEADER, HEADER_BYTES, SECTIONS, sectionOffsets } from './snapshot-layout.ts';
import type { SnapshotMeta } from './snapshot-meta.ts';

type Names<Shape> = Readonly<Record<keyof Shape, true>>;

/** Fields of the records that the store shows. Backends may add further ones, which must not be published. */
const SIZE_FIELDS: Names<SnapshotMeta['sizes'][number]> = { code: true, standard: true, idMm: true, csMm: true };

const COMPOUND_FIELDS: Names<Compound> = {
  id: true,
  label: true,
  labelDisplay: true,
  backgroundColor: true,
  datasheet: true,
  durometer: true,
  durometerScale: true,
  temperatureLowC: true,
  temperatureHighC: true,
  description: true,
  modifiers: true,
};

const MODIFIER_FIELDS: Names<Modifier> = {
  type: true,
  key: true,
  label: true,
  color: true,
  hidden: true,
  hiddenFull: true,
};

/** Returns a record with these fields only, in their order in the record. */
const withFields = <Shape extends object>(record: Shape, fields: Names<Shape>): Shape =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(fields, name))) as Shape;

/** Keeps the position of a modifier, to which indexes refer, without its meaning. */
const neutral = (modifier: Modifier, at: number): Modifier =>
  modifier.hiddenFull ? { ...modifier, key: `hidden-${at}`, label: '', color: null, hidden: true } : modifier;

const publicMeta = ({ sizes, compounds, modifiers, exceptions }: SnapshotMeta): SnapshotMeta => ({
  sizes: sizes.map((size) => withFields(size, SIZE_FIELDS)),
  compounds: compounds.map((compound) => ({
    ...withFields(compound, COMPOUND_FIELDS),
    // Which compounds share a hidden property is hidden, too.
    modifiers: compound.modifiers.filter((at) => !modifiers[at]?.hiddenFull),
  })),
  modifiers: modifiers.map((modifier, at) => neutral(withFields(modifier, MODIFIER_FIELDS), at)),
  exceptions,
});

/**
 * Returns the snapshot as visitors may download it: modifiers that the store hides everywhere have no label, no color, a
 * neutral key and no compounds. Their positions remain. Returns the same bytes if nothing is hidden; otherwise a copy
 * with another version.
 *
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot
 */
export const publicSnapshot = <Bytes extends Uint8Array>(bytes: Bytes): Bytes | Uint8Array<ArrayBuffer> => {
  const { counts, meta, section } = readSnapshot(bytes);
  const text = JSON.stringify(publicMeta(meta));
  if (text === JSON.stringify(meta)) return bytes;
  const metaBytes = new TextEncoder().encode(text);
  const { offsets, totalBytes } = sectionOffsets(counts, metaBytes.length);
  const copy = new Uint8Array(totalBytes);
  const words = new Uint32Array(copy.buffer);
  words.set(new Uint32Array(bytes.slice(0, HEADER_BYTES).buffer));
  copy.set(metaBytes, HEADER_BYTES);
  for (const name of SECTIONS) words.set(section(name), offsets[name] / 4);
  words[HEADER.totalBytes] = totalBytes;
  words[HEADER.metaBytes] = metaBytes.length;
  [words[HEADER.checksumA], words[HEADER.checksumB]] = checksum(words, HEADER.metaBytes);
  return copy;
};
