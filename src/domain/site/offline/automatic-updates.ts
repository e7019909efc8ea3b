/** What a browser says about its connection. Firefox and Safari say nothing. */
export interface Connection {
  /** The visitor wants less data. */
  readonly saveData?: boolean;
  /** `cellular`, `wifi` and others. Only on phones. */
  readonly type?: string;
}

/** The visitor's choice. `null`: none yet. */
export type UpdateChoice = 'on' | 'off' | null;

/** A version that was downloaded less than this many milliseconds ago is not replaced without a click. */
export const UPDATE_REST_MS = 600_000;

/**
 * Returns whether newer versions of the catalog download without a click. Unless the visitor chose, they do only in
 * browsers that say which connection costs money.
 */
export const isAutomatic = (choice: UpdateChoice, connection: Connection | undefined): boolean =>
  choice === null ? connection !== undefined : choice === 'on';

/** Returns whether a download may start without a click: never on a connection that is known to cost money. */
export const mayUpdate = (choice: UpdateChoice, connection: Connection | undefined): boolean =>
  isAutomatic(choice, connection) && connection?.saveData !== true && connection?.type !== 'cellular';
