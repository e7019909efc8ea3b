/** With a capital at its start. @example capital('hot water') // 'Hot water' */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
