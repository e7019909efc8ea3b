import { ISLAND_FILES_ID } from '../../domain/site/island-files.ts';

let isFetched = false;

/** Fetches the JavaScript of the page's islands at once instead of file by file as imports are discovered. */
export const fetchTogether = (): void => {
  if (isFetched) return;
  isFetched = true;
  const files: string[] = JSON.parse(document.getElementById(ISLAND_FILES_ID)?.textContent ?? '[]');
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};
