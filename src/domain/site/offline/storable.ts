import { SHARED_BUILD_HEADER } from './names.ts';

/** The parts of a response that decide whether it is stored. */
export interface StorableFacts {
  readonly status: number;
  /** Type of the response: `basic` for one of this origin. */
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}

const isHtml = ({ headers }: StorableFacts): boolean | undefined =>
  headers.get('Content-Type')?.startsWith('text/html');

const isWhole = ({ status, type, redirected }: StorableFacts): boolean =>
  status === 200 && type === 'basic' && !redirected;

const hasDirective = ({ headers }: StorableFacts, directive: string): boolean =>
  (headers.get('Cache-Control') ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => part.trim() === directive);

/** Returns the build of a page that is identical for all visitors, or `null` if the page must not be stored. */
export const buildOfPage = (response: StorableFacts): string | null => {
  if (!isWhole(response) || !isHtml(response) || hasDirective(response, 'no-store')) return null;
  // Shared pages are `private, no-cache`, because they depend on the cookie with the units. Only this header says that
  // nothing else about the visitor is in them.
  return response.headers.get(SHARED_BUILD_HEADER);
};

/** Returns whether a file or a picture may be stored: only responses that say `public`. */
export const isPublicFile = (response: StorableFacts): boolean =>
  isWhole(response) &&
  !isHtml(response) &&
  hasDirective(response, 'public') &&
  !hasDirective(response, 'no-store') &&
  !hasDirective(response, 'private');
