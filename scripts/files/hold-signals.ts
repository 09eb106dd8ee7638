/** Runs something without interruption: a signal to end, such as by Ctrl+C, is obeyed afterwards. */
export function holdingSignals<Result>(use: () => Result): Result {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    if (!process.listeners(signal as NodeJS.Signals).includes(obey)) process.on(signal, obey);
  }
  return use();
}

/** Runs once synchronous work is over, as all listeners do. */
function obey(signal: NodeJS.Signals): void {
  process.off(signal, obey);
  process.kill(process.pid, signal);
}
