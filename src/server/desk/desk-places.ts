import { mayDo, type Permission } from '../../domain/site/staff/roles.ts';
import type { StaffMember } from '../../domain/site/staff/staff-member.ts';
import type { RouteTable } from '../routing/route-table.ts';

interface PlaceRule {
  readonly label: string;
  readonly href: string;
}

/** The places in the desk's bar, in order. */
const PLACES = {
  home: { label: 'Home', href: '/desk' },
  quotes: { label: 'Quotes', href: '/desk/quotes' },
  messages: { label: 'Messages', href: '/desk/messages' },
  catalog: { label: 'Catalog', href: '/desk/catalog' },
  people: { label: 'People', href: '/desk/people' },
} as const satisfies Record<string, PlaceRule>;

export type DeskPlace = keyof typeof PLACES;

/** A link in the desk's bar. */
export interface PlaceLink extends PlaceRule {
  readonly place: DeskPlace;
}

const isPermission = (rule: Permission | 'door' | null): rule is Permission => rule !== null && rule !== 'door';

/** Returns the places whose pages are mounted and that the person may open. */
export const placesFor = ({ role }: Pick<StaffMember, 'role'>, table: RouteTable): readonly PlaceLink[] =>
  (Object.keys(PLACES) as DeskPlace[]).flatMap((place) => {
    const rule = table.declarationOf('GET', PLACES[place].href)?.staff ?? null;
    return isPermission(rule) && mayDo(role, rule) ? [{ ...PLACES[place], place }] : [];
  });
