/** A unique word per request that no page contains. Letters and digits survive every encoding. */
export const markOf = (index: number): string => `zq${index.toString(36)}qz`;

export const marked = (payload: string, mark: string): string => payload.replaceAll('MARK', mark);
