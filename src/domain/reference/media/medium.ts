import { chemicalsRows } from '../../../data/chemicals.gen.ts';
import { type MediaWordsRow, mediaWordsRows } from '../../../data/media-words.gen.ts';
import { once } from '../../kit/once.ts';
import { normalizeText, splitKeyword } from '../../kit/text/search-words.ts';
import { capital } from '../../kit/text/words.ts';
import { anchorOf, type Chemical, chemicalTable, RATED_MATERIALS, type Rating } from '../tables/chemicals.ts';
import { type HeatLimit, heatLimit } from './heat-limit.ts';
import { furtherNames, shorterNames } from './medium-names.ts';

export type RatedMaterial = (typeof RATED_MATERIALS)[number];

/** A row of the chemical table. */
export interface MediumRow {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly category: string;
  readonly ratings: Readonly<Record<RatedMaterial, Rating>>;
  readonly heat: HeatLimit;
  /** The row that rates the same medium above the temperature named here, or null. */
  readonly next: MediumRow | null;
}

/** The rows that rate a medium between two temperatures. The worst of several ratings counts. */
export interface MediumStage {
  readonly rows: readonly MediumRow[];
  /** °C above which the stage begins, or null without a lower limit. */
  readonly fromC: number | null;
  /** °C up to which the stage is valid, or null if its rows decide. */
  readonly toC: number | null;
}

/**
 * A medium in contact with the seal. `rated`: by rows of the table. `ask`: the name is ambiguous. `none`: no chemistry,
 * or none on file.
 */
export interface Medium {
  /** Key in URLs: `hydraulic-oil-mineral-hlp`, `sour-gas`. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'rated' | 'ask' | 'none';
  /** Synonyms and trade names, as people write them. */
  readonly alsoCalled: readonly string[];
  /** Coldest first. */
  readonly stages: readonly MediumStage[];
  readonly flags: readonly string[];
  readonly isGas: boolean;
  /** Inherent temperature in °C, such as that of a liquefied gas, or null. */
  readonly cryogenicC: readonly [low: number, high: number] | null;
  /** Temperature in °C that is assumed if none is given, as for sterilizing in place, or null. */
  readonly assumedC: number | null;
  readonly note: string;
  /** Whether the medium is a row of the table, rather than a word for one or several rows. */
  readonly isRow: boolean;
}

/** Returns the key of the row for a name of the chemical table. */
export const mediumKey = (name: string): string => anchorOf(name);

/** Joins a name into one word, so that `R-134a`, `r134a` and `R 134a` are equal. */
export const joinedName = (name: string): string => splitKeyword(normalizeText(name)).join('');

/** The row of the same medium at a higher temperature. */
const NEXT: Readonly<Record<string, string>> = {
  'Hot water 80-100 C': 'Steam below 150 C',
  'Steam below 150 C': 'Steam above 150 C',
};

type Chemicals = ReadonlyMap<string, Chemical>;

const nextRow = (name: string, table: Chemicals): MediumRow | null => {
  const next = table.get(NEXT[name] ?? '');
  return next === undefined ? null : rowOf(next, table);
};

const rowOf = (chemical: Chemical, table: Chemicals): MediumRow => ({
  key: mediumKey(chemical.name),
  name: chemical.name,
  note: chemical.note,
  category: chemical.category,
  ratings: Object.fromEntries(
    RATED_MATERIALS.map((material, place) => [material, chemical.ratings[place] ?? '']),
  ) as Record<RatedMaterial, Rating>,
  heat: heatLimit(chemical),
  next: nextRow(chemical.name, table),
});

const rowsByName = once(() => {
  const table = new Map(chemicalTable(chemicalsRows()).map((chemical) => [chemical.name, chemical]));
  return new Map([...table].map(([name, chemical]) => [name, rowOf(chemical, table)]));
});

const rowsNamed = (names: readonly string[]): readonly MediumRow[] =>
  names.flatMap((name) => rowsByName().get(name) ?? []);

/** Flags of ambiguous names. */
const ASKING: readonly string[] = ['ask-which', 'ask-wet-or-dry'];
/** The flag of names without a concentration, which take the concentration of their row. */
const OPEN_STRENGTH = 'ask-concentration';

type Words = readonly [MediaWordsRow, ...MediaWordsRow[]];

const stagesOf = (words: Words): readonly MediumStage[] =>
  words[0].rows_rule === 'none'
    ? []
    : words.map(({ rows, t_from_c: fromC, t_to_c: toC, state }) => ({
        rows: rowsNamed(rows),
        ...(state === 'cryogenic liquid' ? { fromC: null, toC: null } : { fromC, toC }),
      }));

const flagsOf = (words: Words): readonly string[] => [...new Set(words.flatMap(({ flags }) => flags))];

const kindOf = ([{ rows_rule: rule, flags }]: Words): Medium['kind'] => {
  if (rule === 'none') return 'none';
  return rule === 'ask' || flags.some((flag) => ASKING.includes(flag)) ? 'ask' : 'rated';
};

/** Sterilizing in place, and its assumed temperature in °C. */
const SIP = 'sip';
const SIP_C = 135;

/** Returns the meaning of a word, independent of its name. */
const meaningOf = (words: Words) => {
  const [{ word, state, t_from_c: low, t_to_c: high, note }] = words;
  return {
    kind: kindOf(words),
    stages: stagesOf(words),
    flags: flagsOf(words),
    isGas: state === 'gas',
    cryogenicC: state === 'cryogenic liquid' && low !== null && high !== null ? ([low, high] as const) : null,
    assumedC: mediumKey(word) === SIP ? SIP_C : null,
    note,
  };
};

/** Returns the row of which a word is only a synonym, or null if the word has more meaning than the row. */
const synonymOf = (words: Words): MediumRow | null => {
  const [first, second] = words;
  const [row, other] = rowsNamed(first.rows);
  if (second !== undefined || other !== undefined || row === undefined || kindOf(words) !== 'rated') return null;
  const isPlain =
    first.t_from_c === null && !first.flags.some((flag) => ASKING.includes(flag) || flag === 'no-own-row');
  return isPlain && (first.t_to_c === null || first.t_to_c === row.heat.limitC) ? row : null;
};

const wordsByName = once((): ReadonlyMap<string, Words> => {
  const grouped = Map.groupBy(mediaWordsRows(), ({ word }) => word);
  return new Map([...grouped].map(([word, rows]) => [word, rows as unknown as Words]));
});

/** Additions to each row from the words that are its synonyms. */
const synonyms = once(() => {
  const byRow = new Map<string, { readonly word: string; readonly words: Words }[]>();
  for (const [word, words] of wordsByName()) {
    const row = synonymOf(words);
    if (row !== null) byRow.set(row.name, [...(byRow.get(row.name) ?? []), { word, words }]);
  }
  return byRow;
});

/** Words by joined name, each with the row of which it is a synonym. */
const wordsByJoined = once(
  () => new Map([...wordsByName()].map(([word, words]) => [joinedName(word), { words, row: synonymOf(words) }])),
);

/** Returns the words entry for this name if it has more meaning than the row of the same name. */
const tellingWords = (name: string): Words | undefined => {
  const found = wordsByJoined().get(joinedName(name));
  return found?.row === null ? found.words : undefined;
};

const WATER = 'water';
const COLD_WATER = 'Water, potable, cold';

const rowMedium = (row: MediumRow): Medium => {
  const called = synonyms().get(row.name) ?? [];
  const words = tellingWords(row.name === COLD_WATER ? WATER : row.name);
  const plain = {
    kind: 'rated' as const,
    stages: [{ rows: [row], fromC: null, toC: null }],
    flags: [...new Set(called.flatMap(({ words: said }) => flagsOf(said)))].filter((flag) => flag !== OPEN_STRENGTH),
    isGas: row.category === 'Gases' || called.some(({ words: [said] }) => said.state === 'gas'),
    cryogenicC: null,
    assumedC: null,
    note: row.note || (called.find(({ words: [said] }) => said.note !== '')?.words[0].note ?? ''),
  };
  /** The words file takes precedence over further names that contradict it. */
  const isTaken = (name: string): boolean => {
    const found = wordsByJoined().get(joinedName(name));
    return found !== undefined && found.row?.name !== row.name;
  };
  return {
    key: row.key,
    name: row.name,
    alsoCalled: [...new Set([...furtherNames(row.name), ...called.map(({ word }) => word)])].filter(
      (name) => name !== row.name && !isTaken(name),
    ),
    ...(words === undefined ? plain : { ...meaningOf(words), note: row.note || words[0].note }),
    isRow: true,
  };
};

/**
 * Returns media that only the words file defines: those with several rows, with a temperature dependency, or without
 * rows.
 */
const wordMedia = (rows: readonly Medium[]): readonly Medium[] => {
  const names = new Set(rows.map(({ name }) => joinedName(name)));
  const found: Medium[] = [];
  for (const [word, words] of wordsByName()) {
    const joined = joinedName(word);
    if (synonymOf(words) !== null || names.has(joined)) continue;
    // The same word may be written with or without a hyphen.
    names.add(joined);
    found.push({ key: mediumKey(word), name: capital(word), alsoCalled: [], ...meaningOf(words), isRow: false });
  }
  return found;
};

/** All media: the rows of the chemical table in file order, then those of the words file. */
export const media = once((): readonly Medium[] => {
  const rows = [...rowsByName().values()].map(rowMedium);
  return [...rows, ...wordMedia(rows)];
});

/** A name as written, and the media that have it. */
interface CalledName {
  readonly name: string;
  readonly media: Set<Medium>;
}

const addTo = (found: Map<string, CalledName>, name: string, medium: Medium): void => {
  const joined = joinedName(name);
  const called = found.get(joined) ?? { name, media: new Set() };
  called.media.add(medium);
  found.set(joined, called);
};

const byName = once(() => {
  const found = new Map<string, CalledName>();
  for (const medium of media())
    for (const name of [medium.name, medium.key, ...medium.alsoCalled]) addTo(found, name, medium);
  // Shorter forms of names that are not names themselves: `nitric acid` for three concentrations.
  const shorter = new Map<string, CalledName>();
  for (const medium of media())
    for (const name of medium.isRow ? shorterNames(medium.name) : []) addTo(shorter, name, medium);
  for (const [joined, called] of shorter) if (!found.has(joined)) found.set(joined, called);
  return found;
});

/**
 * Returns the media with exactly this name, several if the name leaves the concentration open.
 *
 * @example mediaCalled('MEK')[0]?.name // 'Methyl ethyl ketone (MEK)'
 */
export const mediaCalled = (name: string): readonly Medium[] => [...(byName().get(joinedName(name))?.media ?? [])];

/** Every name of the media, with the media that it may mean. */
export const mediumNames = (): readonly (readonly [name: string, media: readonly Medium[]])[] =>
  [...byName().values()].map(({ name, media: called }) => [name, [...called]] as const);

/** Returns the medium whose main name this is. @example mediumNamed('Sour gas')?.key // 'sour-gas' */
export const mediumNamed = (name: string): Medium | null =>
  mediaCalled(name).find((medium) => medium.name === name) ?? null;

/** Returns whether a name does not specify the concentration that its row assumes: `caustic soda`. */
export const isStrengthOpen = (name: string): boolean =>
  wordsByJoined().get(joinedName(name))?.words[0].flags.includes(OPEN_STRENGTH) ?? false;

const byKey = once(() => new Map(media().map((medium) => [medium.key, medium])));

/** @example mediumWith('sour-gas')?.name // 'Sour gas' */
const mediumWith = (key: string): Medium | null => byKey().get(key) ?? null;

/** Returns the media that an ambiguous medium may mean. */
export const choicesOf = (medium: Medium): readonly Medium[] => {
  const rows = medium.stages.flatMap((stage) => stage.rows.flatMap(({ key }) => mediumWith(key) ?? []));
  const wet = medium.flags.includes('ask-wet-or-dry') ? mediaCalled(`wet ${medium.name}`) : [];
  return [...new Set([...rows, ...wet])];
};

/** Returns whether the medium's rows differ so much by temperature that none can be chosen without one: steam. */
export const needsHeat = ({ kind, stages, key }: Medium): boolean =>
  kind === 'rated' &&
  key !== SIP &&
  stages.length > 1 &&
  stages.every(({ rows }) => rows.every(({ name }) => name.startsWith('Steam ')));

/** The rows to choose from if the temperature is unknown. */
export const heatChoices = (): readonly Medium[] =>
  ['steam-below-150-c', 'steam-above-150-c'].flatMap((key) => mediumWith(key) ?? []);
