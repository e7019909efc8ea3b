/** Maximum lines of a list. A longer file is cut, and the page reports it. */
export const MAX_LINES = 5000;

/** Maximum lines of a list pasted into the cart. */
export const MAX_PASTED_LINES = 200;

/** Maximum lines read in one request. */
export const MAX_READ_AT_ONCE = 100;

/** Maximum texts of one line that are tried: the part's cell, then the descriptions. */
export const MAX_LINE_TEXTS = 3;

/** Maximum characters of a text that is read. A longer text is not a part. */
export const LONGEST_LINE_TEXT = 200;

/** Maximum characters stored of a cell and of a line's note. */
export const LONGEST_CELL = 300;

/**
 * Maximum characters stored of the customer's part number, which goes into the cart line's note along with the list's
 * note.
 */
export const LONGEST_OWN_CELL = 100;

/** Maximum columns of a table. A parts list has about a dozen. */
export const MAX_COLUMNS = 60;

/** Maximum candidates of a line: there are nine number keys. */
export const MAX_CANDIDATES = 9;
