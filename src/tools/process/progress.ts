/** Shows the progress of a long job. */
export interface Progress {
  /** `share` from 0 to 1. */
  show(title: string, share: number): void;
  done(title: string): void;
}

const WIDTH = 30;
/** Without a terminal, prints one line per quarter, to keep logs short. */
const QUARTERS = 4;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Creates a progress bar that redraws itself on a terminal and prints lines elsewhere. */
export const createProgress = (out: NodeJS.WriteStream): Progress => {
  let current = '';
  let startedAt = Date.now();
  let toldQuarter = 0;
  const begin = (title: string): void => {
    if (title === current) return;
    current = title;
    startedAt = Date.now();
    toldQuarter = -1;
  };
  return {
    show(title, share) {
      begin(title);
      const percent = `${Math.floor(share * 100)}`.padStart(3);
      if (out.isTTY) {
        const filled = Math.round(share * WIDTH);
        out.write(`\r${title} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent} %`);
        return;
      }
      const quarter = Math.floor(share * QUARTERS);
      if (quarter <= toldQuarter) return;
      toldQuarter = quarter;
      out.write(`${title} … ${percent} %\n`);
    },
    done(title) {
      begin(title);
      out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${title}: done in ${seconds(startedAt)}\n`);
      current = '';
    },
  };
};
