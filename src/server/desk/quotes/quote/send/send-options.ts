/** Days before the end of a reply's validity on which a customer is reminded. */
export const REMIND_DAYS = 5;
