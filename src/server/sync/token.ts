import { digestOf } from '../security/digest.ts';

/** Whether two texts are the same, in a time that says nothing about where they differ or how long they are. */
export const isSameSecret = async (given: string, secret: string): Promise<boolean> => {
  const [a, b] = await Promise.all([digestOf(given), digestOf(secret)]);
  let difference = 0;
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
};
