/** Where the rings for a groove are found. */
export const GROOVE_TO_RING_PATH = '/tools/groove-to-ring';
