const listeners = new Set<() => void>()

/** Calls the listener whenever the server rejects a call for want of a session. */
export function onSessionLoss(listener: () => void): void {
  listeners.add(listener)
}

/** The server rejected a call for want of a session. */
export const announceSessionLoss = (): void => listeners.forEach((listener) => listener())
