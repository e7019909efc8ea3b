type Json = string | number | boolean | null | readonly Json[];

/** A tab of a browser, with what all of them can do. */
export interface EnginePage {
  /** Loads a page. Resolves when it has loaded, also if that is another page than the requested one. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside. */
  evaluate<Args extends readonly Json[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  close(): Promise<void>;
}

/** A running browser with an empty profile. */
export interface EngineBrowser {
  /** The tab with which it started. */
  readonly page: EnginePage;
  openTab(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A browser that is not Chromium. */
export interface Engine {
  readonly name: string;
  /** Whether it is installed. */
  isInstalled(): boolean;
  launch(): Promise<EngineBrowser>;
}
