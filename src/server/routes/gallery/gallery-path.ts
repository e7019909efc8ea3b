/** Path of the gallery of blocks. */
export const GALLERY_PATH = '/dev/blocks';
