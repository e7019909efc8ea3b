/**
 * Returns the one spelling of an email address that limits count: NFKC in lower case.
 *
 * @example mailboxOf('Ada@Plant.example') // 'ada@plant.example'
 */
export const mailboxOf = (email: string): string => email.normalize('NFKC').toLowerCase();
