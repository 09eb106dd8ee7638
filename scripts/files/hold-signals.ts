const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds in which the system surely hands over what came meanwhile. */
const DELIVERY = 100;

let holders = 0;

/**
 * Does something that is not to be interrupted: a signal to end that comes meanwhile, such as by Ctrl+C, is obeyed
 * afterwards.
 */
export function holdingSignals<Result>(use: () => Result): Result {
  holders += 1;
  if (holders === 1) for (const signal of SIGNALS) process.on(signal, obey);
  try {
    return use();
  } finally {
    setTimeout(() => {
      holders -= 1;
      if (holders === 0) letGo();
    }, DELIVERY).unref();
  }
}

function obey(signal: NodeJS.Signals): void {
  letGo();
  process.kill(process.pid, signal);
}

function letGo(): void {
  for (const signal of SIGNALS) process.off(signal, obey);
}
