/**
 * A tile or shape of a hub page: one of our drawings, a title, one sentence, and the page it leads to.
 *
 * @example tile('x-ring', 'X-rings', 'Four lobes.', '/x-rings')
 */
export const tile = (drawing: string, title: string, text: string, url: string) => ({
  image: `/drawings/${drawing}.svg`,
  title,
  text,
  url,
});
