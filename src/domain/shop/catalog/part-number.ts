/** Maximum length of a part number in a request, in characters. */
export const LONGEST_PART_NUMBER = 60;
