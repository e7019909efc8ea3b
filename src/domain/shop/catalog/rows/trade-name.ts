/**
 * Returns a trade name with its trademark sign.
 *
 * @example tradeName('Viton') // 'Viton™'
 * @example tradeName('Kalrez®') // 'Kalrez®'
 */
export const tradeName = (label: string): string => (/[™®]/.test(label) ? label : `${label}™`);
