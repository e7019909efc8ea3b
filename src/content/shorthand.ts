import { type AuthoredBlock, block } from './define-page.ts';

/**
 * A row of a `Data Table` from its texts; a pair is a text and where it leads.
 *
 * @example row('Toluene', 'A', ['FKM', '/fkm-fluorocarbon'])
 */
export const row = (...cells: readonly (string | readonly [text: string, url: string])[]) => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? { text: cell } : { text: cell[0], url: cell[1] })),
});

/** The head of a `Data Table` column whose cells are numbers. */
export const numeric = (text: string) => ({ text, numeric: true });

/**
 * The head of a `Data Table` from its texts.
 *
 * @example head('Medium', numeric('High, °C'))
 */
export const head = (...columns: readonly (string | ReturnType<typeof numeric>)[]) =>
  columns.map((column) => (typeof column === 'string' ? { text: column } : column));

/** The items or points of a list. */
export const texts = (...items: readonly string[]) => items.map((text) => ({ text }));

/** A column of `Column Content` that lists points. */
export const points = (heading: string, items: readonly string[]) => ({ heading, points: texts(...items) });

const bulleted =
  <Bullet extends string>(bulletType: Bullet) =>
  (heading: string, items: readonly string[]) => ({ heading, bulletType, points: texts(...items) });

/** A column of `Column Content` that lists what speaks for something. */
export const plusPoints = bulleted('plus_bullet');

/** A column of `Column Content` that lists what speaks against something. */
export const minusPoints = bulleted('minus_bullet');

/** The columns of `Column Content` from heading and markup. */
export const columns = (contents: Readonly<Record<string, string>>) =>
  Object.entries(contents).map(([heading, content]) => ({ heading, content }));

/** The items of an `FAQ` from question and answer, the answer as markup. */
export const questions = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));

/** The `FAQ` that most pages have; its anchor is `#questions`. */
export const faq = (heading: string, answers: Readonly<Record<string, string>>): AuthoredBlock =>
  block('FAQ', { id: 'questions', heading, items: questions(answers) });

/** A link or a button. */
export const link = (label: string, url: string) => ({ label, url });

/** The button of the main action. */
export const primary = (label: string, url: string) => ({ label, url, priority: 'primary' as const });

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
