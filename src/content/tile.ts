/**
 * A tile or shape of a hub page: one of our drawings, a title, one sentence, and the page it leads to.
 *
 * @example tile('x-ring', 'X-rings', 'Four lobes.', '/x-rings').image // '/drawings/x-ring.svg'
 * @example tile('o-ring-cord?metal=1', 'Wire', 'Flows cold.', '/indium-seals').image // '/drawings/o-ring-cord.svg?metal=1'
 */
export const tile = (drawing: string, title: string, text: string, url: string) => ({
  image: `/drawings/${drawing.replace(/\?|$/, '.svg$&')}`,
  title,
  text,
  url,
});
