/** `tel:` address of a phone number as people write it. @example telephoneHref('+1 555 0142') // 'tel:+15550142' */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
