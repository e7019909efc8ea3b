/** A synchronization, as returned by `GET /admin/sync`. */
export interface SyncRun {
  readonly id: string;
  /** `full` reads the whole catalog. `refresh` reads price and stock of changed parts. */
  readonly kind: SyncKind;
  readonly forced: boolean;
  readonly state: SyncState;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly endedAt: number | null;
  /** The current activity, or why the run ended as it did. */
  readonly message: string;
  /** Number of parts that the backend reports; `null` if it reports none. */
  readonly expected: number | null;
  readonly rowsRead: number;
  /** Number of parts in its snapshot. */
  readonly parts: number | null;
  /**
   * Rows that the index could not include: without size or compound, or with a size and compound that another part has.
   */
  readonly leftOut: number | null;
  readonly version: string | null;
  /** The run that starts when this one ends; `null` if none was requested. */
  readonly next: NextRun | null;
}

/** A run that follows another. */
export interface NextRun {
  readonly kind: SyncKind;
  readonly forced: boolean;
}

export type SyncKind = 'full' | 'refresh';

/** `unchanged`: there was nothing to publish. `refused`: the data is suspicious. */
export type SyncEnd = 'published' | 'unchanged' | 'refused' | 'failed';
export type SyncState = 'running' | SyncEnd;

/** Facts that become known while a run is active. */
export type SyncFacts = Partial<Pick<SyncRun, 'message' | 'expected' | 'rowsRead' | 'parts' | 'leftOut' | 'version'>>;

/** Records runs. */
export interface SyncLog {
  /** Records a run. Returns false if the run exists already or another one is active. */
  begin(run: Pick<SyncRun, 'id' | 'kind' | 'forced'>): Promise<boolean>;
  note(id: string, facts: SyncFacts): Promise<void>;
  end(id: string, state: SyncEnd, facts: SyncFacts): Promise<void>;
  /**
   * Records the run that follows an active one: full if any request is full, forced if any is forced. Returns false if
   * none is active.
   */
  follow(next: NextRun): Promise<boolean>;
  /** Returns a run, or `null` if no run has this ID. */
  byId(id: string): Promise<SyncRun | null>;
  /** Returns the latest runs, newest first. */
  latest(count: number): Promise<readonly SyncRun[]>;
  running(): Promise<readonly SyncRun[]>;
}
