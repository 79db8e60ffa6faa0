/** Requests to services that something else stands in for, since the start: answered, failed, and not made while the service was left alone; and whether it is. By its name. */
export const serviceUse = new Map<string, Readonly<{ answered: number; failed: number; skipped: number; isOpen: boolean }>>()
