/** Temperatures and pressures beyond which a number is a typing error, °C and MPa. */
export const COLDEST_ENTRY_C = -273;
export const HOTTEST_C = 1000;
export const MOST_MPA = 1000;

/** Characters of a medium's name that is typed; the table's longest has 47. */
export const LONGEST_MEDIUM = 80;
