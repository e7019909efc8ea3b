/** Where the gallery of blocks is shown. */
export const GALLERY_PATH = '/dev/blocks';
