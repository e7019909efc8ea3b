/** URL parameter with the token that authorizes previewing drafts and editing. */
export const EDIT_TOKEN_PARAMETER = 'edit_token';

/**
 * Returns whether a URL has an edit token, valid or not. Its response must not be shared, and third-party code must not
 * run there, because it could read the URL.
 */
export const carriesEditToken = (search: Iterable<readonly [name: string, value: string]>): boolean =>
  [...search].some(([name]) => name === EDIT_TOKEN_PARAMETER);

/** Returns whether a parameter is for editing rather than part of the visitor's request. */
export const isEditParameter = (name: string): boolean =>
  name === EDIT_TOKEN_PARAMETER || name.startsWith('builder.') || name.startsWith('builder_');
