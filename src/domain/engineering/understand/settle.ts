import type { Ask, Reading, Span, Understood } from './reading.ts';
import { settleCertificates } from './settle-certificates.ts';
import { settleMedia } from './settle-media.ts';
import { cut } from './without-piece.ts';
import { foreignProduct, notAnORing } from './words/products.ts';
import type { ReadLists } from './words/sense.ts';

/** A reading whose unread words are not yet joined. */
export type Unsettled = Omit<Reading, 'unread'> & { readonly unread: readonly Span[] };

type Step = (reading: Unsettled) => Unsettled;

/** Returns whether a product that is not sold by ring sizes takes this number: `oil seal 25x40x7`. */
const isFigure = (one: Understood): boolean =>
  ['size', 'other-size', 'no-size', 'inside-diameter', 'cross-section', 'outside-diameter', 'hardness'].includes(
    one.kind,
  ) ||
  (one.kind === 'page' && one.figures.surface_min !== undefined);

const O_RING = /\bo[- ]?rings?\b/i;

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

const spansOf = (pieces: readonly Understood[]): readonly Span[] => pieces.map(({ from, to }) => ({ from, to }));

/** Returns whether the text next to a product also names O-rings. */
const namesRing = (text: string, product: Span): boolean =>
  O_RING.test(`${text.slice(0, product.from)} ${text.slice(product.to)}`);

/**
 * Numbers next to a product that is not sold by ring sizes belong to the product, not to a ring. Hardware has no page,
 * so its words are ignored.
 */
const settleProducts: Step = (reading) => {
  const products = reading.understood.filter((one) => one.kind === 'product');
  const isHardware = (one: Understood): boolean => one.kind === 'product' && foreignProduct(one.product).isHardware;
  const isWeak = (one: Understood): boolean =>
    one.kind === 'product' && (isHardware(one) || one.product === 'gasket') && namesRing(reading.text, one);
  const owning = products.filter(
    (one) => one.kind === 'product' && !foreignProduct(one.product).hasRingSize && !isWeak(one),
  );
  const isDropped = (one: Understood): boolean =>
    isHardware(one) ||
    isWeak(one) ||
    (owning.length > 0 && isFigure(one) && !products.some((product) => overlaps(one, product)));
  const dropped = reading.understood.filter(isDropped);
  if (dropped.length === 0) return reading;
  const notes = [...new Set(dropped.flatMap((one) => (one.kind === 'product' && !isWeak(one) ? [one.product] : [])))];
  return {
    ...reading,
    understood: reading.understood.filter((one) => !isDropped(one)),
    unread: [...reading.unread, ...spansOf(dropped)],
    asks: reading.asks.filter((ask) => !dropped.some((one) => overlaps(one, ask))),
    notes: [...reading.notes, ...notes.map(notAnORing)],
  };
};

/** Words and characters between two alternatives. */
const ALTERNATIVE = /(?:^|\s)(?:or|and|vs|versus|oder|ou|und|et)(?:$|\s)|[,;/&|+]/i;

const isListed = (text: string, one: Span, other: Span): boolean =>
  overlaps(one, other) || ALTERNATIVE.test(text.slice(one.to, other.from));

/** Returns the notes of a code about the dropped piece. The hardness is dropped together with the material. */
const besides = (understood: readonly Understood[], dropped: Understood): string =>
  understood
    .filter((one) => one !== dropped && one.from === dropped.from && one.to === dropped.to)
    .filter(({ kind }) => kind !== dropped.kind && (dropped.kind !== 'family' || kind !== 'hardness'))
    .map(({ text }) => text)
    .join(' ');

/** Returns the text with only one of several pieces left. */
const withOnly = ({ text, understood }: Unsettled, pieces: readonly Understood[], kept: Understood): string =>
  pieces
    .filter((one) => one !== kept && !overlaps(one, kept))
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, one) => cut(left, one, besides(understood, one)), text);

const spanOf = (pieces: readonly Understood[]): Span => ({
  from: Math.min(...pieces.map(({ from }) => from)),
  to: Math.max(...pieces.map(({ to }) => to)),
});

/** Returns whether adjacent pieces of one kind lack a word for `or` between them. */
const areUnlisted = (text: string, pieces: readonly Understood[]): boolean =>
  pieces.some((one, at) => {
    const next = pieces[at + 1];
    return next !== undefined && !isListed(text, one, next);
  });

const distinctText = (pieces: readonly Understood[]): readonly Understood[] =>
  pieces.filter((one, at) => pieces.findIndex(({ text }) => text === one.text) === at);

/** Returns families of which no two share a material. */
const differentFamilies = (understood: readonly Understood[]): readonly Understood[] => {
  const families = understood.filter((one) => one.kind === 'family');
  return families.filter(
    (one, at) => families.findIndex((other) => other.materials.some((key) => one.materials.includes(key))) === at,
  );
};

const askWhich = (reading: Unsettled, pieces: readonly Understood[], question: string): Ask => ({
  ...spanOf(pieces),
  question,
  stops: false,
  choices: pieces.map((one) => ({ text: one.text, search: withOnly(reading, pieces, one) })),
});

/** Two families without a word between them: the text may mean either, or be a mistake. */
const settleFamilies: Step = (reading) => {
  const families = differentFamilies(reading.understood);
  const isComparison = reading.understood.some((one) => one.kind === 'page' && one.page === 'compare');
  if (families.length < 2 || isComparison || !areUnlisted(reading.text, families)) return reading;
  const names = families.map(({ text }) => text).join(' and ');
  return { ...reading, asks: [...reading.asks, askWhich(reading, families, `${names} are named. Which one?`)] };
};

/** Two hardnesses without a word between them: neither is applied, and no part is listed until one is chosen. */
const settleHardness: Step = (reading) => {
  const values = distinctText(reading.understood.filter(({ kind }) => kind === 'hardness'));
  if (values.length < 2 || !areUnlisted(reading.text, values)) return reading;
  const names = values.map(({ text }) => text).join(' and ');
  return {
    ...reading,
    understood: reading.understood.filter(({ kind }) => kind !== 'hardness'),
    asks: [...reading.asks, { ...askWhich(reading, values, `${names} are named. Which one?`), stops: true }],
  };
};

/** A certificate that is a test report, which states the compound that passed. */
const settleTests: Step = (reading) => {
  const test = reading.understood.find((one) => one.kind === 'certificate' && one.keys[0] === 'norsok-m-710');
  if (!test) return reading;
  const ask = {
    from: test.from,
    to: test.to,
    stops: false,
    question: 'NORSOK M-710 is a test. Confirm the report of the compound, or search all RGD resistant compounds.',
    choices: [{ text: 'RGD resistant', search: cut(reading.text, test, 'RGD') }],
  };
  return { ...reading, asks: [...reading.asks, ask] };
};

const ID_WORDS = /\b(?:i\.?d|inside|inner)\b/i;

/** A length next to `rod seal` or `piston` is the rod or the bore, unless the text calls it the inside diameter. */
const settleSurface: Step = (reading) => {
  const { understood } = reading;
  const place = understood.find((one) => one.kind === 'page' && one.figures.kind !== undefined);
  const isRing = understood.some(
    (one) => one.kind === 'size' || one.kind === 'cross-section' || one.kind === 'other-size',
  );
  if (place?.kind !== 'page' || isRing || place.figures.surface_min !== undefined || place.figures.kind === 'face')
    return reading;
  return {
    ...reading,
    understood: understood.map((one): Understood => {
      if (one.kind !== 'inside-diameter' || ID_WORDS.test(one.typed)) return one;
      const surface = {
        kind: place.figures.kind,
        unit: 'mm',
        surface_min: String(one.idMm),
        surface_max: String(one.idMm),
      };
      const { from, to, typed, hint } = one;
      return {
        kind: 'page',
        page: 'gland-designer',
        figures: surface,
        from,
        to,
        typed,
        hint,
        title: 'Gland designer:',
        text: typed,
        swatch: null,
      };
    }),
  };
};

/** `high temp` next to a temperature adds no information. */
const settleHeat: Step = (reading) => {
  const isSaid = reading.understood.some((one) => one.kind === 'temperature' && one.highC !== null);
  const isHeat = (one: Understood): boolean => one.kind === 'property' && one.key === 'high-temperature';
  return isSaid ? { ...reading, understood: reading.understood.filter((one) => !isHeat(one)) } : reading;
};

/** Settles what requires the whole text: the owner of numbers, alternatives, certificates that share a name. */
export const settle = (lists: ReadLists, reading: Unsettled): Unsettled => {
  const steps: readonly Step[] = [
    settleProducts,
    settleMedia,
    settleFamilies,
    settleHardness,
    settleTests,
    settleHeat,
    settleSurface,
    (one) => ({ ...one, understood: settleCertificates(lists, one.understood) }),
  ];
  return steps.reduce((settled, step) => step(settled), reading);
};
