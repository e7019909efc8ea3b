/** Limits in °C and MPa beyond which a number is treated as a typing error. */
export const COLDEST_ENTRY_C = -273;
export const HOTTEST_C = 1000;
export const MAX_MPA = 1000;

/** Maximum characters of a typed medium name. The longest name in the table has 47. */
export const LONGEST_MEDIUM = 80;
