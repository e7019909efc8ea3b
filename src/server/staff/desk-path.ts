import type { D1Database } from '@cloudflare/workers-types';
import { isSameSecret } from '../security/digest.ts';

/** The unlisted path of the sign-in page. It hides the page; it is no proof of identity. */
export interface DeskPath {
  /** Returns the last segment of the path: 32 hexadecimal digits. */
  read(): Promise<string>;
  /** Returns whether a text is that segment. */
  isPath(text: string): Promise<boolean>;
}

/** The path in D1, read once per isolate: it never changes. */
export const deskPath = (db: D1Database): DeskPath => {
  let known: string | undefined;
  const read = async (): Promise<string> => {
    known ??= (await db.prepare('SELECT path FROM desk_path WHERE id = 1').first<{ path: string }>())?.path;
    if (known === undefined) throw new Error('The table desk_path has no row.');
    return known;
  };
  return { read, isPath: async (text) => isSameSecret(text, await read()) };
};
