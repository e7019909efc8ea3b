/** Address of the styles of what only script shows; put in by the build. */
declare const SCRIPT_STYLES: string;

let fetched: Promise<void> | null = null;

const fetchOnce = (): Promise<void> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: SCRIPT_STYLES });
    // Without them an island looks plain, but works.
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });

/** Resolves when the styles of what only script shows are there. */
export const scriptStyles = (): Promise<void> => {
  fetched ??= fetchOnce();
  return fetched;
};
