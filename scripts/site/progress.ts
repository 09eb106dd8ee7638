/** Tells whoever waits what is being done. */
export interface Progress {
  /** A stage begins. */
  step(what: string): void;
  /** What the stage gave. */
  done(what: string): void;
}

/** Progress on standard output, with the seconds since the start. */
export function consoleProgress(): Progress {
  const start = performance.now();
  return {
    step: (what) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`[${seconds.padStart(5)} s] ${what} …`);
    },
    done: (what) => console.log(`          ${what}`),
  };
}
