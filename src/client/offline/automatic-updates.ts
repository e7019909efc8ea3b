import { isAutomatic, mayUpdate, type UpdateChoice } from '../../domain/site/offline/automatic-updates.ts';
import { OFFLINE_UPDATES_KEY } from '../../domain/site/storage-keys.ts';

const readChoice = (): UpdateChoice => {
  try {
    const stored = localStorage.getItem(OFFLINE_UPDATES_KEY);
    return stored === 'on' || stored === 'off' ? stored : null;
  } catch {
    // What cannot be remembered is not done without a click.
    return 'off';
  }
};

/** The switch for updates without a click. */
export const automaticUpdates = {
  isOn: (): boolean => isAutomatic(readChoice(), navigator.connection),
  /** Whether the browser says that a connection costs money. */
  knowsConnection: (): boolean => navigator.connection !== undefined,
  /** Whether a download may start without a click now. */
  mayStart: (): boolean => document.visibilityState === 'visible' && mayUpdate(readChoice(), navigator.connection),
  choose(choice: UpdateChoice): void {
    try {
      if (choice === null) localStorage.removeItem(OFFLINE_UPDATES_KEY);
      else localStorage.setItem(OFFLINE_UPDATES_KEY, choice);
    } catch {
      // Without local storage there are no updates without a click.
    }
  },
};
