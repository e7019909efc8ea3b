import type { Problem } from '../../domain/kit/errors.ts';
import { displayFileName, kindByName } from '../../domain/kit/forms/attachment.ts';
import { contentMessage, contentProblem } from '../../domain/kit/forms/attachment-content.ts';
import { digestOf } from '../security/digest.ts';
import type { CheckedFile } from './uploads.ts';

/** Returns the files with their kinds and digests, or a problem if the content of one does not match its name. */
export const readFiles = async (files: readonly File[]): Promise<CheckedFile[] | Problem> => {
  const read: CheckedFile[] = [];
  for (const file of files) {
    const kind = kindByName(file.name);
    const bytes = await file.arrayBuffer();
    const problem = kind === null ? 'other-kind' : contentProblem(kind, new Uint8Array(bytes));
    if (kind === null || problem !== null) {
      return { parameter: 'files', message: contentMessage(problem ?? 'other-kind', displayFileName(file.name)) };
    }
    read.push({ name: file.name, kind, content: file, digest: await digestOf(bytes) });
  }
  return read;
};
