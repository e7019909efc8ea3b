/** A word no page holds, another one for every request. Letters and digits: it stays whole in any encoding. */
export const markOf = (place: number): string => `zq${place.toString(36)}qz`;

export const marked = (payload: string, mark: string): string => payload.replaceAll('MARK', mark);
