import { constants } from 'node:os'

/** Milliseconds in which a second signal is ignored: npm passes on a Ctrl-C that the process has received already. */
const sameCtrlC = 300

/**
 * Stops the process cleanly on SIGINT or SIGTERM, also while the gateway is still starting. A second signal ends it at
 * once, with the usual exit code of that signal.
 */
export function stopOnSignal(starting: Promise<{ stop(): Promise<unknown> }>): void {
  let asked: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (asked === undefined) {
        asked = now
        stop()
      } else if (now - asked > sameCtrlC) process.exit(128 + constants.signals[signal])
    })
  }

  function stop(): void {
    starting
      .then((gateway) => gateway.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
}
