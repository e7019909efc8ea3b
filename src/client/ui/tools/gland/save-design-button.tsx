import { Columns2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Design } from '../../../../domain/engineering/gland-design/design-gland.ts';
import type { DesignerEntry } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import {
  designName,
  isSavedDesign,
  MAX_SAVED_DESIGNS,
  withDesign,
} from '../../../../domain/engineering/gland-design/saved-designs.ts';
import { createLocalId } from '../../../random-id.ts';
import { savedDesignsInBrowser } from '../../../stores/saved-designs.ts';
import { useSavedDesigns } from './use-saved-designs.ts';

/** Id of the comparison of saved designs. */
export const COMPARE_ID = 'compare';

/** Saves the displayed design on this device. */
export const SaveDesignButton = ({ entry, design }: { entry: DesignerEntry; design: Design }): ReactNode => {
  const { designs } = useSavedDesigns();
  const isHere = isSavedDesign(designs, entry);
  const isFull = designs.length >= MAX_SAVED_DESIGNS;
  const keep = (): void =>
    savedDesignsInBrowser().change(withDesign(designs, { id: createLocalId(), name: designName(design), entry }));
  return (
    <button
      type="button"
      className="button button-small only-script gland-sheet-keep"
      aria-keyshortcuts="Alt+A"
      data-keep=""
      disabled={isHere || isFull}
      onClick={keep}
    >
      <Columns2 className="icon icon-small" />{' '}
      {isHere ? 'In the comparison' : isFull ? `Limit of ${MAX_SAVED_DESIGNS} designs reached` : 'Add to compare'}
    </button>
  );
};

/** Link to the saved designs, if there are any. */
export const CompareLink = (): ReactNode => {
  const { designs } = useSavedDesigns();
  return designs.length === 0 ? null : (
    <a className="button button-small" href={`#${COMPARE_ID}`}>
      <Columns2 className="icon icon-small" /> Compare {designs.length} of {MAX_SAVED_DESIGNS}
    </a>
  );
};
