import { expect, test } from 'vitest';
import { glandsBackupRows } from '../../../../src/data/glands-backup.gen.ts';
import { mm } from '../../../../src/domain/kit/units.ts';
import { addedWidth, backupWidths, nearestWidths } from '../../../../src/domain/reference/tables/backup-widths.ts';
import { isoGrooves, isoSqueeze } from '../../../../src/domain/reference/tables/iso-grooves.ts';

test('every row of the supported standards has its widths', () => {
  const read = glandsBackupRows().filter(
    ({ standard, w0_min_mm }) => w0_min_mm !== null && !standard.startsWith('Apple'),
  );
  expect(backupWidths()).toHaveLength(read.length);
  expect(
    backupWidths()
      .filter(({ isUnconfirmed }) => isUnconfirmed)
      .every(({ standard }) => standard === 'mil'),
  ).toBe(true);
});

test.each(['parker', 'as5857', 'iso', 'jis'] as const)('backup rings add the printed width in %s', (standard) => {
  for (const row of glandsBackupRows()) {
    const widths = backupWidths().find((one) => one.standard === standard && one.cs === row.cs_mm);
    if (widths === undefined || !widths.name.startsWith(row.standard.slice(0, 3))) continue;
    expect(addedWidth(widths, 1)).toBeCloseTo(row.added_by_first_mm ?? 0, 1);
    expect(addedWidth(widths, 2)).toBeCloseTo((row.added_by_first_mm ?? 0) + (row.added_by_second_mm ?? 0), 1);
  }
});

test('uses the nearest cross-section', () => {
  expect(addedWidth(nearestWidths('iso', mm(3.53)) ?? backupWidths()[0] ?? never(), 1)).toBeCloseTo(1.4, 6);
  expect(nearestWidths('jis', mm(6))?.cs).toBe(5.7);
});

const never = (): never => {
  throw new Error('no widths');
};

test('ISO grooves cover every use and section, and squeeze is interpolated linearly between sections', () => {
  expect(isoGrooves()).toHaveLength(20);
  expect(isoSqueeze('static', 3.55)).toEqual([11.5, 27.5]);
  expect(isoSqueeze('static', 1)).toEqual([13.5, 30.5]);
  expect(isoSqueeze('static', 8.4)).toEqual([10.5, 24]);
  expect(isoSqueeze('face', 4.425)[0]).toBeCloseTo(17.5, 6);
});
