import { cutText } from '../../kit/text/bounded-text.ts';
import type { Role } from './roles.ts';

/** A person who may use the desk. */
export interface StaffMember {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** Name as other staff see it: at first the part of the email address before the @. */
  readonly name: string;
  readonly role: Role;
}

/** Maximum length of a name in characters. */
export const LONGEST_STAFF_NAME = 80;

/** Returns one or two capital letters for a name. @example initialsOf('Mara Ellison') // 'ME' */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s._-]+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};

/** Returns a first name for an email address. @example nameFrom('t.reyes@example.com') // 't.reyes' */
export const nameFrom = (email: string): string => cutText(email.slice(0, email.indexOf('@')), LONGEST_STAFF_NAME);
