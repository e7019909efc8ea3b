import { sizesOtherRows } from '../../../../data/sizes-other.gen.ts';
import { sizesParker5Rows } from '../../../../data/sizes-parker-5.gen.ts';
import { once } from '../../../kit/once.ts';
import { mm } from '../../../kit/units.ts';
import type { OtherSize } from '../reading.ts';
import { joinedTokens } from '../tokens.ts';
import { foreignProduct } from '../words/products.ts';
import {
  digitsAt,
  type Found,
  isAt,
  isGlued,
  piece,
  type Read,
  type Reader,
  skipWords,
  typedAt,
  unreadUpTo,
} from './reader.ts';
import { noSizePiece, sizeOfDash } from './size-names.ts';

interface Listed {
  readonly name: string;
  readonly size: OtherSize;
}

type Row = { readonly size: string; readonly id_mm: number; readonly cs_mm: number };

const listed = (
  standard: OtherSize['standard'],
  { size, id_mm, cs_mm }: Row,
  name: string,
): readonly [string, Listed] => [
  size.toLowerCase(),
  { name, size: { kind: 'other-size', standard, idMm: mm(id_mm), csMm: mm(cs_mm) } },
];

const parker5 = once(() => new Map(sizesParker5Rows().map((row) => listed('Parker 5-', row, `Parker ${row.size}`))));
const bs4518 = once(
  () =>
    new Map(
      sizesOtherRows().flatMap((row) =>
        row.standard === 'BS 4518' ? [listed('BS 4518', row, `BS 4518 ${row.size}`)] : [],
      ),
    ),
);
const iso6149 = once(
  () =>
    new Map(
      sizesOtherRows().flatMap((row) =>
        row.standard === 'ISO 6149' ? [listed('ISO 6149', row, `ISO 6149 ${row.size}`)] : [],
      ),
    ),
);

const said = ({ name, size }: Listed, next: number): Found => ({
  next,
  pieces: [
    piece(
      size,
      name,
      'Size',
      `${name} is ${size.idMm} × ${size.csMm} mm, from one published list. The store sells AS568, JIS and metric sizes: the nearest are shown.`,
    ),
  ],
});

const goesOn = (read: Read, at: number): boolean => {
  const token = read.tokens[at];
  return token?.glued === true && token.kind !== 'sign';
};

const THREE_DIGITS = /^\d{3}$/;

/** Parses a maker's series number before a hyphen and three digits, `5-118`, and returns the name and its digits. */
const seriesAt = (
  read: Read,
  at: number,
  series: string,
): { readonly digits: string; readonly next: number } | null => {
  const digits = digitsAt(read, at + 2) ?? '';
  if (!isAt(read, at, series) || read.tokens[at]?.glued === true || !isGlued(read, at + 1, '-')) return null;
  if (read.tokens[at + 2]?.glued !== true || !THREE_DIGITS.test(digits) || goesOn(read, at + 3)) return null;
  return { digits, next: at + 3 };
};

/** `5-118`: a maker's special size, unrelated to AS568-118. */
const special: Reader = (read, at) => {
  const found = seriesAt(read, at, '5');
  if (!found) return null;
  const size = parker5().get(`5-${found.digits}`);
  return size ? said(size, found.next) : { next: found.next, pieces: [noSizePiece(read, at, found.next)] };
};

/** Series of products that are not O-rings: `8-214` is a backup ring, `4-214` an X-ring. */
const PRODUCT_SERIES: readonly (readonly [series: string, product: string])[] = [
  ['8', 'backup ring'],
  ['4', 'X-ring'],
];

/** Military part numbers of backup rings, whose dash number is that of AS568. */
const BACKUP_RINGS = ['28774', '27595', '28782', '28783'];

const retainer: Reader = (read, at) => {
  const number = skipWords(read, at + 1, '-');
  if (!isAt(read, at, 'ms') || !BACKUP_RINGS.includes(digitsAt(read, number) ?? '')) return null;
  const dash = skipWords(read, number + 1, '-');
  const size = sizeOfDash(read, (digitsAt(read, dash) ?? '').padStart(3, '0'));
  const product = piece(
    { kind: 'product', product: foreignProduct('backup ring').name },
    'backup ring',
    'Not an O-ring:',
  );
  return size ? { next: dash + 1, pieces: [product, size] } : { next: number + 1, pieces: [product] };
};

const productSeries: Reader = (read, at) => {
  for (const [series, product] of PRODUCT_SERIES) {
    const found = seriesAt(read, at, series);
    if (!found) continue;
    const size = sizeOfDash(read, found.digits) ?? noSizePiece(read, at, found.next);
    return {
      next: found.next,
      pieces: [piece({ kind: 'product', product: foreignProduct(product).name }, product, 'Not an O-ring:'), size],
    };
  }
  return null;
};

const FOUR_DIGITS = /^\d{4}$/;
const TWO_DIGITS = /^\d{2}$/;
const TENTHS = 10;

/** Parses the inside diameter and the cross-section in tenths of a millimeter: `0241-30`. */
const tenthsAt = (read: Read, at: number): { readonly name: string; readonly next: number } | null => {
  const [id, cs] = [digitsAt(read, at) ?? '', digitsAt(read, at + 2) ?? ''];
  const isPair =
    FOUR_DIGITS.test(id) && TWO_DIGITS.test(cs) && isGlued(read, at + 1, '-') && read.tokens[at + 2]?.glued;
  return isPair === true && !goesOn(read, at + 3) ? { name: `${id}-${cs}`, next: at + 3 } : null;
};

const lengthsIn = (name: string): { readonly id: number; readonly cs: number } => {
  const [id = 0, cs = 0] = name.split('-').map((digits) => Number(digits) / TENTHS);
  return { id, cs };
};

/** A number that is not in the list of the standard still encodes its lengths. */
const unlistedBritish = (name: string): Listed => {
  const { id, cs } = lengthsIn(name);
  return { name: `BS 4518 ${name}`, size: { kind: 'other-size', standard: 'BS 4518', idMm: mm(id), csMm: mm(cs) } };
};

/** `BS4518 0241-30`, and the number alone if the standard has it. */
const british: Reader = (read, at) => {
  const isNamed = isAt(read, at, 'bs') && digitsAt(read, skipWords(read, at + 1, '-')) === '4518';
  const from = isNamed ? skipWords(read, skipWords(read, at + 1, '-') + 1, '-', ':') : at;
  const pair = tenthsAt(read, from);
  if (!pair) return null;
  const size = bs4518().get(pair.name);
  if (size) return said(size, pair.next);
  return isNamed ? said(unlistedBritish(pair.name), pair.next) : null;
};

/** `ORM 0100-20`: a maker's number that encodes its dimensions in tenths of a millimeter. */
const makerTenths: Reader = (read, at) => {
  if (!isAt(read, at, 'orm', 'or')) return null;
  const pair = tenthsAt(read, skipWords(read, at + 1, '-'));
  if (!pair) return null;
  const { id, cs } = lengthsIn(pair.name);
  const size = read.lists.sizes.find(({ standard, idMm, csMm }) => standard === 'metric' && idMm === id && csMm === cs);
  const metric = size === undefined ? null : piece({ kind: 'size', size: size.code }, size.code, 'Size');
  const lengths = [
    piece({ kind: 'inside-diameter', idMm: mm(id) }, `ID ${id} mm`),
    piece({ kind: 'cross-section', csMm: mm(cs) }, `CS ${cs} mm`),
  ];
  return { next: pair.next, pieces: metric ? [metric] : lengths };
};

/** `OR 3100`: a list number of some makers that does not encode its lengths. */
const listNumber: Reader = (read, at) => {
  const number = skipWords(read, at + 1, '-');
  const digits = digitsAt(read, number) ?? '';
  if (!isAt(read, at, 'or') || !FOUR_DIGITS.test(digits)) return null;
  const follower = read.tokens[number + 1];
  if (isAt(read, number + 1, 'x', 'mm', '"') || (follower?.glued === true && follower.kind !== 'sign')) return null;
  return {
    next: number + 1,
    pieces: [],
    ask: {
      question: `${typedAt(read, at, number + 1)} is a list number of its maker, which does not tell the size. Enter inside diameter × section.`,
      choices: [],
      stops: true,
    },
  };
};

const PORT_WORDS = ['port', 'boss', '6149'];
const isPort = ({ tokens }: Read): boolean => tokens.some(({ text }) => PORT_WORDS.includes(text));

const BOSS_WORDS = ['orb', 'boss', 'orfs'];
const BOSS_SIZES = ['sae', 'orb', 'boss'];
const TUBE_SIZE = /^(?:[2-9]|1\d|2[04]|32)$/;

/** The tube size of a straight thread boss, `SAE-6 ORB`, `#8 boss`: its ring is AS568-906, -908. */
const bossSize: Reader = (read, at) => {
  const start = skipWords(read, at, ...BOSS_SIZES);
  const number = skipWords(read, skipWords(read, start, 'size'), '-', '#');
  const digits = digitsAt(read, number) ?? '';
  const isNamed = number !== at && TUBE_SIZE.test(digits) && !goesOn(read, number + 1);
  if (
    !isNamed ||
    !read.tokens.some(({ text }) => BOSS_WORDS.includes(text)) ||
    isAt(read, number + 1, 'mm', 'in', 'x', '/', '"')
  )
    return null;
  const size = sizeOfDash(read, String(NINE_HUNDRED + Number(digits)));
  return size ? { next: skipWords(read, number + 1, ...BOSS_WORDS), pieces: [size] } : null;
};

const NINE_HUNDRED = 900;
const THREAD = /^\d{1,3}$/;

/** A metric thread, `M22x1.5`: the ring of its port if one is requested. The thread alone is not a ring. */
export const thread: Reader = (read, at) => {
  const digits = digitsAt(read, at + 1) ?? '';
  const isJoined = read.tokens[at]?.glued === true && read.tokens[at - 1]?.kind !== 'sign';
  if (!isAt(read, at, 'm') || isJoined || !THREAD.test(digits)) return null;
  if (read.tokens[at + 1]?.glued !== true && !isAt(read, at + 2, 'x')) return null;
  const isPitched = isAt(read, at + 2, 'x') && digitsAt(read, at + 3) !== null;
  const next = isPitched ? at + 4 : at + 2;
  if (goesOn(read, next)) return null;
  const name = `m${digits}`;
  const sizes = [...iso6149()].filter(
    ([key]) => key === joinedTokens(read.tokens.slice(at, next)) || key.startsWith(`${name}x`),
  );
  const [port] = sizes.map(([, size]) => size);
  if (isPort(read)) return port ? said(port, next) : { next, pieces: [noSizePiece(read, at, next)] };
  const typed = typedAt(read, at, next);
  const isAlone = !isPitched && read.tokens.length === next - at;
  if (!isAlone) return unreadUpTo(next, `${typed} is a thread, not a size of a ring.`);
  return {
    next,
    pieces: [],
    ask: {
      question: `${typed} is a thread. Which ring is meant?`,
      choices: [
        { text: `Inside diameter ${digits} mm`, instead: `ID ${digits} mm` },
        ...(port ? [{ text: `Port ring of ISO 6149 ${typed}`, instead: `ISO 6149 ${typed}` }] : []),
      ],
      stops: true,
    },
  };
};

/** `ISO 6149 M14`. */
const portStandard: Reader = (read, at) => {
  if (!isAt(read, at, 'iso') || digitsAt(read, skipWords(read, at + 1, '-')) !== '6149') return null;
  const from = skipWords(read, skipWords(read, at + 1, '-') + 1, '-', ':');
  const found = thread(read, from);
  if (found) return found;
  // The standard after the thread: `M22x1.5 port seal ISO 6149`.
  return read.tokens.some(({ text }, place) => text === 'm' && digitsAt(read, place + 1) !== null)
    ? { next: from, pieces: [] }
    : null;
};

/** Sizes of standards that the store does not sell, and numbers of other products. */
export const otherSizes: readonly Reader[] = [
  special,
  productSeries,
  retainer,
  british,
  makerTenths,
  listNumber,
  bossSize,
  portStandard,
];
