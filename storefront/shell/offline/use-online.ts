import { windowValue } from '#storefront/app/state/window-value.ts'

/** Whether the browser has a connection; true on the server. */
export const useOnline = windowValue(['online', 'offline'], () => navigator.onLine, true)
