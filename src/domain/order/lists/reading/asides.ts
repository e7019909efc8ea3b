/** Kinds of rows that order nothing. */
export const ASIDES = ['total', 'heading', 'note', 'empty'] as const;
export type Aside = (typeof ASIDES)[number];

/** `TOTAL 4,321`, `Subtotal: 1,234`, `Summe 500 Stk`, `Total lines: 25`. */
const TOTAL =
  /^[\s"'*#=|;,.-]*(?:(?:grand|sub|net|order|list|page|sheet|overall)?[ -]?totals?|subtot|sum|summe|gesamt(?:summe|menge|betrag)?|zwischensumme|suma|somma|somme|totale|sous-total|total général|carried forward|übertrag)(?:$|[\s:.;,|=*#\d(-])/iu;

/** Words that occur in headings and never in ordered items. */
const HEADING_WORDS = new Set(
  'part parts p/n pn mpn number no nr num item items sku product article artikel artikelnr description desc bezeichnung benennung size sizes dimension dimensions qty quantity quantities menge anzahl stück pcs pieces price unit units uom u/m um einheit total ship time date expedite note notes remark remarks bemerkung pos position line row material compound hardness shore color colour old new required req ordered order stock on hand cost amount ext extended each lead customer your our ref reference manufacturer mfr brand cage rev drawing dwg name type code s/n # id cs od in mm of and the'.split(
    ' ',
  ),
);
/** A heading of a parts list contains at least one of these. */
const HEADING_HEADS =
  /\b(?:part|p\/n|pn|item|sku|product|artikel|description|desc|bezeichnung|pos|position|qty|quantity|menge|anzahl|no|nr|article|number)\b/iu;

const splitWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;:|.()"*_]+/)
    .filter((word) => word !== '' && !/^[-–—=]+$/.test(word));

/** Returns whether rules of two or more characters surround a text, as in `--- Pump ---`. */
const isRuled = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.length >= 4 && /^[-=*_–—~]{2}/.test(trimmed) && /[-=*_–—~]{2}$/.test(trimmed);
};

const isHeading = (text: string): boolean => {
  if (isRuled(text)) return true;
  const words = splitWords(text);
  return words.length > 1 && words.every((word) => HEADING_WORDS.has(word)) && HEADING_HEADS.test(text);
};

/** Beginnings of sentences around a list, and of extra charges. */
const NOTE =
  /^[\s"'*>-]*(?:please|pls|bitte|kindly|all parts|all items|all o-?rings|ship to|ship via|shipping|shipment|deliver|delivery|thanks|thank you|danke|best regards|kind regards|regards|mit freundlichen|dear|hello|hi\b|good morning|note[:s ]|notes\b|nb:|attn|attention|see (?:drawing|attached|note|spec|dwg)|per drawing|drawing\b|dwg\b|freight|fracht|porto|versand|handling|surcharge|tooling charge|setup charge|sales tax|tax\b|vat\b|mwst|ust\b|discount|rabatt|insurance|packing (?:charge|cost|fee)|minimum order charge|certificate|certificates|cert of|with cert|rfq\b|quote (?:no|number|valid|by|due)|quotation (?:no|number)|po (?:no|number)|purchase order|payment|terms\b|incoterms|valid until|prices? (?:in|valid|to)|currency|from:|to:|cc:|subject:|date:|tel\b|phone|fax\b|email|e-mail|www\.|https?:|page \d|seite \d|sheet \d|end of|continued)/iu;

/** Formulas and markup are spreadsheet remnants or attacks, not parts. */
const CODE = /^\s*[=<][a-z/!?]/i;

/** Only punctuation: `-`, `---`, `n/a`. */
const NOTHING = /^[\s\-–—_.,;:|"'=*]*$/;

/** Returns whether a row is empty or contains only punctuation. */
export const isBlankRow = (text: string): boolean => NOTHING.test(text);

/**
 * Returns the kind of a row that orders nothing, judged by its words, or `null` if it may be a line.
 *
 * @example asideOf('TOTAL 4,321') // 'total'
 */
export const asideOf = (text: string): Aside | null => {
  if (CODE.test(text)) return 'note';
  if (TOTAL.test(text)) return 'total';
  if (isHeading(text)) return 'heading';
  return NOTE.test(text) ? 'note' : null;
};
