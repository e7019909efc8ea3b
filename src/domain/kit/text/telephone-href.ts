/** Returns the `tel:` URL of a formatted phone number. @example telephoneHref('+1 555 0142') // 'tel:+15550142' */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
