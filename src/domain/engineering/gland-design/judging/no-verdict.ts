import { type BackupRings, type GlandGeometry, isRadial, type Ring, type Service } from '../model.ts';
import { polymerNamed } from '../polymers.ts';
import { gapUnknowable } from './judge-gap.ts';

/** Why a gland has no verdict. */
export interface NoVerdict {
  readonly reason: string;
  /** Whether the geometry has no verdict either. */
  readonly isOfGeometry: boolean;
}

const KIND_WORDS = { plastic: 'a plastic', encapsulated: 'an encapsulated ring', metal: 'a metal' } as const;

/** Cross-sections between which rotary grooves are published, with the tolerance of the first and the last, mm. */
const ROTARY_SECTIONS = [1.7, 3.63] as const;

/** Returns why a gland has no verdict, or null if it has one. */
export const noVerdictOf = (
  gland: GlandGeometry,
  ring: Ring,
  service: Service,
  backup: BackupRings,
): NoVerdict | null => {
  const polymer = service.polymer === null ? null : polymerNamed(service.polymer);
  if (service.polymer !== null && polymer === null)
    return { reason: `${service.polymer} is not a material on file.`, isOfGeometry: true };
  if (polymer !== null && polymer.kind !== 'rubber')
    return {
      reason: `${polymer.code} is ${KIND_WORDS[polymer.kind]}: squeeze, stretch and fill of rubber do not hold for it.`,
      isOfGeometry: true,
    };
  if (gland.use === 'rotary' && (ring.cs < ROTARY_SECTIONS[0] || ring.cs > ROTARY_SECTIONS[1]))
    return {
      reason: 'Rotary grooves are published for cross-sections of 1.78, 2.62 and 3.53 mm only.',
      isOfGeometry: true,
    };
  if (backup.count > 0 && !isRadial(gland))
    return { reason: 'Backup rings are for grooves in pistons and around rods.', isOfGeometry: false };
  const gap = gapUnknowable(service);
  return gap === null ? null : { reason: gap, isOfGeometry: false };
};
