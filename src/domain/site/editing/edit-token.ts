/** Parameter of a page's address that holds the token of those who may look at drafts and edit. */
export const EDIT_TOKEN_PARAMETER = 'edit_token';

/**
 * Whether an address carries an edit token, a right or a wrong one. What is answered there is for nobody else, and nothing
 * of others may run there: it could read the address.
 */
export const carriesEditToken = (search: Iterable<readonly [name: string, value: string]>): boolean =>
  [...search].some(([name]) => name === EDIT_TOKEN_PARAMETER);

/** Whether a parameter is for editing and not part of what a visitor asks. */
export const isEditParameter = (name: string): boolean =>
  name === EDIT_TOKEN_PARAMETER || name.startsWith('builder.') || name.startsWith('builder_');
