import { type CodesRow, codesRows } from '../../../data/codes.gen.ts';
import { once } from '../../kit/once.ts';

/** A specification, military part number or maker's compound, with its requirements. */
export interface Code {
  /** As people write it: `MS28775`, `M83248/1`, `N0674-70`. */
  readonly name: string;
  /** Keys of the store's material filter. Empty if the polymer is unknown or not sold. */
  readonly materials: readonly string[];
  readonly grade: { readonly group: 'subtype'; readonly key: string } | null;
  readonly shoreA: number | null;
  /** Hardness by class, for specifications with several: class 1 is 75, class 2 is 90. */
  readonly classes: ReadonlyMap<string, number>;
  /** Converts the dash of a part number to an AS568 dash number; `null` for codes without a size. */
  readonly dashOf: ((dash: number) => number | null) | null;
  readonly specification: string;
  readonly meaning: string;
  readonly confidence: CodesRow['confidence'];
  readonly kind: 'part' | 'specification' | 'compound' | 'jis-class' | 'call-out';
}

export interface CodeTable {
  /** By letters and digits only: `ms28775`, `m832481`, `milr83248`. */
  readonly byName: ReadonlyMap<string, Code>;
  /** By the initial letters of makers' compound numbers: `n`, `em`. */
  readonly byLetters: ReadonlyMap<string, Code>;
  /** By class: `1a`, `4d`. */
  readonly jisClasses: ReadonlyMap<string, Code>;
  /** By type and class of ASTM D2000: `hk`. */
  readonly callOuts: ReadonlyMap<string, Code>;
}

/** Returns the letters and digits of a code in lower case. */
export const codeKey = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const materialsOf = (polymer: string): readonly string[] =>
  polymer.startsWith('FZ')
    ? []
    : polymer
        .split(/, |\//)
        .map((name) => name.replace(/ \(.*/, '').toLowerCase())
        .filter((name) => name !== '');

const classesOf = (hardness: string): ReadonlyMap<string, number> =>
  new Map([...hardness.matchAll(/(\d\d) \(class (\d)\)/g)].map(([, shoreA, name]) => [name ?? '', Number(shoreA)]));

const NINE_HUNDRED = 900;
const HIGHEST_TUBE_SIZE = 32;
const BLOCK = /-(\d{1,2})\.\.-(\d{1,2}) = (\d{3})\.\.(\d{3})/g;

const dashRule = (rule: string): Code['dashOf'] => {
  if (rule.startsWith('dash = AS568')) return (dash) => dash;
  if (rule.startsWith('AS568-900 + dash'))
    return (dash) => (dash > 0 && dash <= HIGHEST_TUBE_SIZE ? NINE_HUNDRED + dash : null);
  const blocks = [...rule.matchAll(BLOCK)].map(([, ...ends]) => ends.map(Number));
  if (blocks.length === 0) return null;
  return (dash) => {
    const block = blocks.find(([from = 0, to = 0]) => dash >= from && dash <= to);
    return block === undefined ? null : (block[2] ?? 0) + dash - (block[0] ?? 0);
  };
};

const KINDS: Readonly<Record<string, Code['kind']>> = {
  part: 'part',
  size: 'part',
  spec: 'specification',
  'maker compound': 'compound',
  'maker compound letter': 'compound',
  'JIS class': 'jis-class',
  'D2000 type + class': 'call-out',
};

const WHOLE = /^\d+$/;

const codeOf = (row: CodesRow, name: string): Code => ({
  name,
  materials: materialsOf(row.polymer),
  grade: row.polymer.includes('GLT') ? { group: 'subtype', key: 'type-glt' } : null,
  shoreA: WHOLE.test(row.hardness_shore_a) ? Number(row.hardness_shore_a) : null,
  classes: classesOf(row.hardness_shore_a),
  dashOf: dashRule(row.size_rule),
  specification: row.spec,
  meaning: row.meaning,
  confidence: row.confidence,
  kind: KINDS[row.kind] ?? 'specification',
});

/** Returns the names in a pattern: `MS28775-ddd` is `MS28775`, and `AN6227-d / AN6227B-d` has two names. */
const namesIn = (pattern: string): readonly string[] =>
  pattern.split(' / ').map((name) => name.replace(/-d+(?:\(A\))?$/, '').trim());

/** Returns the further numbers of a specification with the hardness of each: `3301 40, 3302 50`. */
const siblings = (row: CodesRow): readonly Code[] =>
  row.kind === 'spec'
    ? [...row.meaning.matchAll(/\b(\d{4}) (\d\d)\b/g)].map(([, number, shoreA]) => ({
        ...codeOf(row, `AMS${number}`),
        shoreA: Number(shoreA),
      }))
    : [];

const MILITARY = /^MIL-[A-Z]+-(\d+)$/;

/** Returns codes that identify the polymer of a part number whose slash number is not in the table: `M25732/1-214`. */
const fallbacks = (codes: readonly Code[]): readonly Code[] =>
  codes.flatMap((code) => {
    const number = MILITARY.exec(code.name)?.[1];
    const isPlain = code.classes.size === 0;
    return number === undefined
      ? []
      : [
          {
            ...code,
            name: `M${number}`,
            kind: 'part' as const,
            shoreA: isPlain ? code.shoreA : null,
            dashOf: (dash: number) => dash,
          },
        ];
  });

const rowsOf = (rows: readonly CodesRow[], kind: string): readonly CodesRow[] =>
  rows.filter((row) => row.kind === kind);

const byKey = (codes: readonly Code[]): ReadonlyMap<string, Code> =>
  new Map(codes.toReversed().map((code) => [codeKey(code.name), code]));

/** The codes of codes.csv, indexed for lookup. */
export const codeTable = once((): CodeTable => {
  const rows = codesRows();
  const named = ['part', 'size', 'spec', 'maker compound'].flatMap((kind) =>
    rowsOf(rows, kind)
      .filter(({ pattern }) => !/^\d-/.test(pattern))
      .flatMap((row) => [...namesIn(row.pattern).map((name) => codeOf(row, name)), ...siblings(row)]),
  );
  const lettered = rowsOf(rows, 'maker compound letter').flatMap((row) =>
    (row.pattern.split(' + ')[0] ?? '').split(', ').map((letters) => codeOf(row, letters)),
  );
  const classes = rowsOf(rows, 'JIS class').map((row) =>
    codeOf(row, (namesIn(row.pattern)[0] ?? '').replace('JIS ', '')),
  );
  const callOuts = rowsOf(rows, 'D2000 type + class')
    .filter(({ pattern }) => !pattern.includes('('))
    .flatMap((row) =>
      row.pattern
        .replace('D2000 ', '')
        .split(', ')
        .map((pair) => codeOf(row, pair)),
    );
  return {
    byName: byKey([...named, ...fallbacks(named)]),
    byLetters: byKey(lettered),
    jisClasses: byKey(classes),
    callOuts: byKey(callOuts),
  };
});
