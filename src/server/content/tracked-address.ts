/** Campaign parameters. All others may contain visitor input or editing tokens. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
/** Words of a campaign; excludes email addresses and links. */
const WORDS = /^[\w .~+|-]{1,100}$/;

/**
 * Returns the URL of a page without private parameters, for reporting to others.
 *
 * @example trackedAddress(new URL('https://a.example/b?query=Ada&utm_source=news')) // '/b?utm_source=news'
 */
export const trackedAddress = ({ pathname, searchParams }: URL): string => {
  const tracked = new URLSearchParams(
    CAMPAIGN.flatMap((name) => {
      const value = searchParams.get(name) ?? '';
      return WORDS.test(value) ? [[name, value]] : [];
    }),
  );
  return tracked.size === 0 ? pathname : `${pathname}?${tracked}`;
};
