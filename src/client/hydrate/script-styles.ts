/** URL of the styles for elements that only JavaScript shows; inserted by the build. */
declare const SCRIPT_STYLES: string;

let fetched: Promise<void> | null = null;

const fetchOnce = (): Promise<void> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: SCRIPT_STYLES });
    // Without these styles an island looks plain but works.
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });

/** Resolves when the styles for elements that only JavaScript shows are loaded. */
export const scriptStyles = (): Promise<void> => {
  fetched ??= fetchOnce();
  return fetched;
};
