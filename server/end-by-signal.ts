import { constants } from 'node:os'

/**
 * Ends this process by the first SIGINT, SIGTERM or SIGHUP, with 128 + the number of the signal as shells report it; the second one of a kind ends it at once.
 * @param close what is done before
 * @returns whether a signal has come: what fails from then on is no error of the command
 */
export function endBySignal(close: () => Promise<unknown>): () => boolean {
  let isEnded = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      isEnded = true
      const end = () => process.exit(128 + constants.signals[signal])
      close().then(end, end)
    })
  return () => isEnded
}
