/** ID of the element in a page's head that lists the JavaScript files of its islands. */
export const ISLAND_FILES_ID = 'island-files';
