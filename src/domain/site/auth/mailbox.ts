/**
 * Returns the spelling of an email address by which limits count: NFKC in lower case.
 *
 * @example mailboxOf('Ada@Plant.example') // 'ada@plant.example'
 */
export const mailboxOf = (email: string): string => email.normalize('NFKC').toLowerCase();
