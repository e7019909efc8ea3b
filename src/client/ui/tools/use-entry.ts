import { useCallback, useMemo, useRef, useState } from 'react';
import { changedEntry, withEditedField } from '../../../domain/engineering/gland-design/entry/change-entry.ts';
import {
  type DesignerEntry,
  type EntryField,
  isEntryField,
} from '../../../domain/engineering/gland-design/entry/entry.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { useAddress } from './use-address.ts';
import { useTouched } from './use-touched.ts';

/** Without their unit, the figures would have a different meaning for another visitor. */
const withUnit = (entry: DesignerEntry, unit: LengthUnit): DesignerEntry =>
  Object.keys(entry).length === 0 ? entry : { unit, ...entry };

/** The entry of a gland form, synced with the URL. `root` is the element that contains the form. */
export const useEntry = (initial: DesignerEntry, visitorUnit: LengthUnit, hrefOf: (entry: DesignerEntry) => string) => {
  const [typed, setEntry] = useState(initial);
  const entry = useMemo(() => withUnit(typed, visitorUnit), [typed, visitorUnit]);
  const root = useRef<HTMLDivElement>(null);
  useAddress(hrefOf(entry), hrefOf(initial));
  const onField = useCallback(
    (name: EntryField, value: string) =>
      setEntry((before) =>
        withEditedField(before, name, value, before.unit === 'in' || before.unit === 'mm' ? before.unit : visitorUnit),
      ),
    [visitorUnit],
  );
  useTouched(root, (form, touched) => {
    const data = new FormData(form);
    const fields = touched.flatMap((name) =>
      isEntryField(name) ? [[name, data.getAll(name).map(String).join(',')] as const] : [],
    );
    setEntry((before) => changedEntry(before, fields));
  });
  return { root, entry, onEntry: setEntry, onField };
};
