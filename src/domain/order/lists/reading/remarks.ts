/** A text split into words about the part and words about the order. */
export interface WithoutRemarks {
  readonly text: string;
  readonly remarks: readonly string[];
}

/** Prices: `$1.12`, `@ 1.05`, `12.50 USD`, `€ 3,20 each`. */
const PRICE = /(?:@ ?)?[$€£¥] ?\d[\d.,]*|@ ?\d+[.,]\d+|\b\d+[.,]\d{2} ?(?:usd|eur|gbp|chf|dollars|euro)\b/giu;
/** A drawing revision. */
const REVISION = /\brev(?:ision)?\.? ?[a-z\d]{1,2}\b/giu;
/** A third-party number, with the words that identify its owner. */
const OWNED_NUMBER =
  /\b(?:our|your|cust(?:omer)?|client|sap|drawing|dwg|po|order|project|job)\.? ?(?:part no|part number|part|pn|p\/n|number|no|ref|item|#)?[.:#]? ?(?=[a-z\d]*\d)[a-z\d]+(?:[-/.][a-z\d]+)*/giu;
/** A number that may be the part's or a third party's. */
const OTHER_NUMBER =
  /\b(?:ref(?:erence)?|pn|p\/n|mfr|item)\.? ?(?:no|number|#)?[.:#]? ?(?=[a-z\d]*\d)[a-z\d]+(?:[-/.][a-z\d]+)*/giu;

/** Whether a piece of a line names a part or a size. */
export interface Naming {
  readonly namesPart: (text: string) => boolean;
  readonly namesSize: (text: string) => boolean;
}

/**
 * Removes prices, revisions and third-party numbers from a text. Keeps numbers that name a part or a size.
 *
 * @example withoutRemarks('FK7502-214 Rev B', naming) // { text: 'FK7502-214', remarks: ['Rev B'] }
 */
export const withoutRemarks = (typed: string, { namesPart, namesSize }: Naming): WithoutRemarks => {
  const remarks: string[] = [];
  const take = (text: string, pattern: RegExp, isRemark: (found: string) => boolean): string =>
    text.replace(pattern, (found) => {
      if (!isRemark(found)) return found;
      remarks.push(found.trim());
      return ' ';
    });
  const unpriced = take(typed, PRICE, () => true);
  const unrevised = take(unpriced, REVISION, () => true);
  const unowned = take(unrevised, OWNED_NUMBER, (found) => !namesPart(found));
  const text = take(unowned, OTHER_NUMBER, (found) => !namesSize(found));
  return { text: remarks.length === 0 ? typed : text.replace(/\s+/g, ' ').trim(), remarks };
};
