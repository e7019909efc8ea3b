import { tokensOf } from '../tokens.ts';
import { phrases } from './phrases.ts';

/** Converts words to the form of tokens: lower case, without accents. */
const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => tokensOf(word)[0]?.text ?? word));

/** Units of languages that group thousands with a point: `1.000 Stk`. */
export const EUROPEAN_UNITS = wordSet(
  'stk stck stück stueck st szt ks pz pza pzas pzs pezzi pezzo piezas pieza ud uds unidades unidad unités stuks peças kpl шт',
);

export const UNITS: ReadonlySet<string> = new Set([
  ...EUROPEAN_UNITS,
  ...wordSet('pc pcs pce pces piece pieces ea each off nos units unit ct count rings orings seals'),
  ...wordSet('個 个 個入 件 只 枚 ヶ 本 개'),
]);

/** Words before a quantity. */
export const LABELS = wordSet(
  'qty qnty quantity quantities quant qtd menge anzahl stückzahl cantidad cant quantité quantità qta qté aantal count',
);
/** Words between a label and its number: `qty required 50`. */
export const LABEL_FILLERS = wordSet('required reqd req needed ordered order is of pcs pc ea each');
/** Verbs before a quantity, which count only if no ring dimension follows. */
export const DEMANDS = wordSet('need needs require requires order send quote want');
/** Words that may follow a requested number: `need 15 by Friday`. */
export const AFTER_DEMAND = wordSet('by before until asap for of please');

export const ABOUT = wordSet('about approx approximately around circa ca roughly etwa');

/** Packs, whose content the text must state. */
export const PACKS = wordSet(
  'pack packs pk pks pkg pkgs pkt pkts packet packets package packages bag bags box boxes carton cartons case cases set sets lot lots tube tubes roll rolls reel reels beutel karton vpe',
);
/** Words and characters between a pack and its content: `3 bags of 25`. */
export const PACK_OF = new Set(['of', 'a', 'x', 'with', 'at', '@', '(']);

/** Words for numbers of pieces. */
export const DOZENS = wordSet('dozen dozens doz dz dutzend docena docenas douzaine douzaines');
export const GROSS = wordSet('gross');
export const DOZEN = 12;
export const GROSS_PIECES = 144;

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
);

/** Phrases in the position of a quantity that do not specify one. */
export const UNKNOWN_QUANTITIES: readonly (readonly string[])[] = phrases(`
  tbd, tba, as required, as needed, as reqd, min order, min order qty, minimum order, minimum order quantity, min qty,
  minimum quantity, moq
`).map((phrase) => phrase.split(' '));
