/** Minimum inside diameter and cross-section, and the maximum of all lengths, in mm. */
export const SHORTEST_MM = 0.1;
export const LONGEST_MM = 5000;
