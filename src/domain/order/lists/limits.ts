/** Lines of one list; a longer file is read up to here, and says so. */
export const MOST_LINES = 5000;

/** Lines that are read in one request. */
export const MOST_READ_AT_ONCE = 100;

/** Texts of one line that are tried: the part's cell, then what describes it. */
export const MOST_LINE_TEXTS = 3;

/** Characters of a text that are read; what is longer is no part. */
export const LONGEST_LINE_TEXT = 200;

/** Characters of a cell that are kept, and of a line's note. */
export const LONGEST_CELL = 300;

/** Characters of the customer's own number that are kept; it stands in the cart's note beside the line's. */
export const LONGEST_OWN_CELL = 100;

/** Columns that a table has, at most: a list of parts has a dozen. */
export const MOST_COLUMNS = 60;

/** Candidates of a line: there are nine number keys. */
export const MOST_CANDIDATES = 9;
