/** One synchronization, as `GET /admin/sync` tells it. */
export interface SyncRun {
  readonly id: string;
  /** `full`: the whole catalog is read. `refresh`: price and stock of changed parts are. */
  readonly kind: SyncKind;
  readonly forced: boolean;
  readonly state: SyncState;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly endedAt: number | null;
  /** What it is doing, or why it ended as it did. */
  readonly message: string;
  /** Parts the backend says it has; null = it does not say. */
  readonly expected: number | null;
  readonly rowsRead: number;
  /** Parts in its snapshot. */
  readonly parts: number | null;
  /** Rows the index could not take: without size or compound, or with a size and compound that another part has. */
  readonly leftOut: number | null;
  readonly version: string | null;
}

export type SyncKind = 'full' | 'refresh';

/** `unchanged`: there was nothing to publish. `refused`: what was read is suspicious. */
export type SyncEnd = 'published' | 'unchanged' | 'refused' | 'failed';
export type SyncState = 'running' | SyncEnd;

/** What becomes known of a run while it goes on. */
export type SyncFacts = Partial<Pick<SyncRun, 'message' | 'expected' | 'rowsRead' | 'parts' | 'leftOut' | 'version'>>;

/** Where runs are written down. */
export interface SyncLog {
  /** Writes a run down, unless there is such a run already or another one goes on: then false. */
  begin(run: Pick<SyncRun, 'id' | 'kind' | 'forced'>): Promise<boolean>;
  note(id: string, facts: SyncFacts): Promise<void>;
  end(id: string, state: SyncEnd, facts: SyncFacts): Promise<void>;
  /** Newest first. */
  latest(count: number): Promise<readonly SyncRun[]>;
  running(): Promise<readonly SyncRun[]>;
}
