import { Builder } from '@builder.io/sdk';
import { type ContentEntry, parseEntry } from '../../domain/content/entry.ts';
import { within } from '../within.ts';

const TIMEOUT_MS = 2000;

/**
 * An entry as staff last saved it, published or not; null when the space has none of this id. Throws when the space does
 * not answer in 2 s. Nothing of it is kept: the next request reads it anew. User attributes are given explicitly and the
 * request is never handed to the SDK: it would keep both across requests.
 */
export const draftEntry = async (
  space: { readonly apiKey: string; readonly host: string },
  { path, id }: { readonly path: string; readonly id: string },
): Promise<ContentEntry | null> => {
  if (space.host !== '') Builder.overrideHost = space.host;
  const builder = new Builder(space.apiKey, undefined, undefined, true, null, 'v3');
  builder.apiEndpoint = 'content';
  const answer = builder.get('page', {
    userAttributes: { urlPath: path },
    preview: true,
    cachebust: true,
    includeUnpublished: true,
    fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) },
    options: { 'overrides.page': id },
  });
  const entry = parseEntry(await within(TIMEOUT_MS, answer.promise()));
  return entry?.id === id ? entry : null;
};
