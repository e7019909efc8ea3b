import { cutText } from '../../../domain/kit/text/bounded-text.ts';

const MAX_NAME_LENGTH = 60;

/**
 * Returns the last path segment of a picture's URL, for naming it. For resized pictures, it is the name of the
 * original.
 *
 * @example fileNameInUrl('https://a.example/b/ring.png?w=2') // 'ring.png'
 */
export const fileNameInUrl = (address: string): string => {
  const [path = '', query = ''] = address.split('#', 1)[0]?.split('?') ?? [];
  const resized = new URLSearchParams(query).get('url');
  return cutText((resized ?? path).split('?', 1)[0]?.split('/').pop() || address, MAX_NAME_LENGTH);
};
