/** Parameters that say which campaign led here. Every other one may hold what a visitor typed, or let somebody edit. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
/** Words of a campaign; neither an e-mail address nor a link. */
const WORDS = /^[\w .~+|-]{1,100}$/;

/**
 * The address of a page as others may be told of it.
 *
 * @example trackedAddress(new URL('https://a.example/b?query=Ada&utm_source=news')) // '/b?utm_source=news'
 */
export const trackedAddress = ({ pathname, searchParams }: URL): string => {
  const told = new URLSearchParams(
    CAMPAIGN.flatMap((name) => {
      const value = searchParams.get(name) ?? '';
      return WORDS.test(value) ? [[name, value]] : [];
    }),
  );
  return told.size === 0 ? pathname : `${pathname}?${told}`;
};
