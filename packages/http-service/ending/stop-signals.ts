/**
 * The signals upon which a service stops in order.
 *
 * Windows has no SIGTERM: what is ended by another process or by the task manager ends at once, and the next start finds the database
 * as after a power cut. Of the console's events Node makes SIGINT (Ctrl-C), SIGBREAK (Ctrl-Break) and SIGHUP (its window is closed, or the
 * user signs out; the process then has about 5 s). Elsewhere SIGHUP is left as it is, so that `nohup` keeps it running.
 */
export const stopSignals = (platform: NodeJS.Platform): NodeJS.Signals[] =>
  platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM']
