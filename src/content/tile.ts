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

/**
 * A tile of a material: its typical working temperatures in °C, drawn as a thermometer and written before the text.
 *
 * @example rangeTile(-34, 121, 'Nitrile', 'Oil, grease, air, water.', '/nbr-buna-n').text // '−34 to 121 °C. Oil, …'
 */
export const rangeTile = (lowC: number, highC: number, title: string, text: string, url: string) => ({
  image: `/drawings/temperature-range.svg?low=${lowC}&high=${highC}`,
  title,
  text: `${String(lowC).replace('-', '−')} to ${highC} °C. ${text}`,
  url,
});
