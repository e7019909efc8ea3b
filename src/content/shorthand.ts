import { type AuthoredBlock, block } from './define-page.ts';

/**
 * Returns a row of a `Data Table` from its texts. A pair is a text and its link target.
 *
 * @example row('Toluene', 'A', ['FKM', '/fkm-fluorocarbon'])
 */
export const row = (...cells: readonly (string | readonly [text: string, url: string])[]) => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? { text: cell } : { text: cell[0], url: cell[1] })),
});

/** Returns the header of a `Data Table` column with numbers. */
export const numeric = (text: string) => ({ text, numeric: true });

/**
 * Returns the header of a `Data Table` from its texts.
 *
 * @example head('Medium', numeric('High, °C'))
 */
export const head = (...columns: readonly (string | ReturnType<typeof numeric>)[]) =>
  columns.map((column) => (typeof column === 'string' ? { text: column } : column));

/** Returns the items or points of a list. */
export const texts = (...items: readonly string[]) => items.map((text) => ({ text }));

/** Returns a column of `Column Content` with a list of points. */
export const points = (heading: string, items: readonly string[]) => ({ heading, points: texts(...items) });

const bulleted =
  <Bullet extends string>(bulletType: Bullet) =>
  (heading: string, items: readonly string[]) => ({ heading, bulletType, points: texts(...items) });

/** Returns a column of `Column Content` with advantages. */
export const plusPoints = bulleted('plus_bullet');

/** Returns a column of `Column Content` with disadvantages. */
export const minusPoints = bulleted('minus_bullet');

/** Returns a column of `Link Columns`. */
export const linkColumn = <Link>(heading: string, links: readonly Link[]) => ({ heading, links });

/** Returns the columns of `Column Content` from headings and markup. */
export const columns = (contents: Readonly<Record<string, string>>) =>
  Object.entries(contents).map(([heading, content]) => ({ heading, content }));

/** Returns the items of an `FAQ` from questions and answers. Answers are markup. */
export const questions = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));

/** Returns the `FAQ` that most pages have, with the anchor `#questions`. */
export const faq = (heading: string, answers: Readonly<Record<string, string>>): AuthoredBlock =>
  block('FAQ', { id: 'questions', heading, items: questions(answers) });

/** Returns a link or a button. */
export const link = (label: string, url: string) => ({ label, url });

/** Returns the button of the main action. */
export const primary = (label: string, url: string) => ({ label, url, priority: 'primary' as const });

/**
 * Returns a tile of a hub page: a drawing of this site, a title, one sentence, and the linked page.
 *
 * @example tile('x-ring', 'X-rings', 'Four lobes.', '/x-rings').image // '/drawings/x-ring.svg'
 * @example tile('o-ring-cord?metal=1', 'Wire', 'Flows cold.', '/indium-seals').image //
 * '/drawings/o-ring-cord.svg?metal=1'
 */
export const tile = (drawing: string, title: string, text: string, url: string) => ({
  image: `/drawings/${drawing.replace(/\?|$/, '.svg$&')}`,
  title,
  text,
  url,
});
