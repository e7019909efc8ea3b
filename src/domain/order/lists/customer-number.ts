/** Maximum characters of a customer part number. */
export const LONGEST_CUSTOMER_NUMBER = 60;

/** Customer part numbers are case-insensitive. */
export const normalizeCustomerNumber = (own: string): string => own.trim().toLowerCase();
