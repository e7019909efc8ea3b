import { counted } from '../../../kit/text/counted.ts';
import { isOfOtherQuote, quoteFileIn } from '../quote-file.ts';
import type { ReplyFile } from './draft-files.ts';
import type { SendCheck } from './send-checks.ts';

const error = (text: string): SendCheck => ({ tone: 'error', text });

/**
 * Returns the checks of the files of a reply. Errors are a file that is no longer stored, and one whose URL opens another quote.
 *
 * @param stored digests of the files that are stored for the quote
 */
export const fileChecks = (
  files: readonly ReplyFile[],
  publicId: string,
  stored: ReadonlySet<string>,
): readonly SendCheck[] => {
  const errors = files.flatMap(({ label, url }) => {
    if (isOfOtherQuote(url, publicId)) {
      return [error(`File “${label}” opens another customer’s quote. Remove it and upload the file.`)];
    }
    const named = quoteFileIn(url);
    const isStored = named === null || named.publicId !== publicId || stored.has(named.digest);
    return isStored ? [] : [error(`File “${label}” is no longer stored. Remove it, or upload it again.`)];
  });
  if (errors.length > 0 || files.length === 0) return errors;
  const labels = files.map(({ label }) => label).join(', ');
  return [{ tone: 'ok', text: `${counted(files.length, 'file')} for the customer: ${labels}` }];
};
