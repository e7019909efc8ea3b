/** Maximum compounds in one comparison. */
export const MAX_COMPARED = 6;

/** The compounds that a URL requests for comparison. */
export interface ComparedLabels {
  /** At most six, in upper case without duplicates, in the order of the URL. */
  readonly labels: readonly string[];
  /** Labels after the sixth. */
  readonly dropped: readonly string[];
}

const LONGEST_LABEL = 40;

/**
 * Parses the labels of `/compare?compounds=FK7502,NB7001`. The parameter may be repeated, as a form's checkboxes do.
 *
 * @example comparedLabels(['fk7502,NB7001', 'FK7502']).labels // ['FK7502', 'NB7001']
 */
export const comparedLabels = (values: readonly string[]): ComparedLabels => {
  const all = values
    .join(',')
    .split(',')
    .map((label) => label.trim().toUpperCase())
    .filter((label) => label !== '' && label.length <= LONGEST_LABEL);
  const labels = [...new Set(all)];
  return { labels: labels.slice(0, MAX_COMPARED), dropped: labels.slice(MAX_COMPARED, 2 * MAX_COMPARED) };
};
