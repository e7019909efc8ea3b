/** The page that finds the size of a measured ring. */
export const SIZE_FINDER_PATH = '/tools/size-finder';
