/**
 * Names of other makers carry their mark.
 *
 * @example tradeName('Viton') // 'Viton™'
 * @example tradeName('Kalrez®') // 'Kalrez®'
 */
export const tradeName = (label: string): string => (/[™®]/.test(label) ? label : `${label}™`);
