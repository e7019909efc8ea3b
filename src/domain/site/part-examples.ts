/** Three part numbers of one compound for placeholders, from the catalog in use. */
export type PartExamples = readonly [string, string, string];
