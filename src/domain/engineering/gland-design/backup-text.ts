import type { LengthUnit } from '../../kit/units.ts';
import type { BackupFit } from './backup-fit.ts';
import { machinedLengthText } from './figures.ts';

const KIND_TEXTS: Readonly<Record<BackupFit['kind'], string>> = { plastic: 'PTFE or PEEK', rubber: 'rubber 90 A' };

/** @example backupLabel(fit, 'mm') // '1 backup ring T 1.14 mm' */
export const backupLabel = ({ count, thickness }: BackupFit, unit: LengthUnit): string =>
  `${count} backup ${count === 1 ? 'ring' : 'rings'} T ${machinedLengthText(unit)(thickness)}`;

/** @example backupText(fit, 'mm') // '1 backup ring T 1.14 mm, PTFE or PEEK' */
export const backupText = (fit: BackupFit, unit: LengthUnit): string =>
  `${backupLabel(fit, unit)}, ${KIND_TEXTS[fit.kind]}`;
