import { toast } from './overlays/toast-store.ts'

/**
 * Opens the device's share sheet. Closing it is no failure, nor is a second press while it is open.
 * @returns false where there is no sheet or the browser refuses to open it
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name)
  }
}

/**
 * Copies a text and says so, or that it could not be copied.
 * @returns false where the browser refuses
 */
export async function copyText(text: string, notices: { done: string; failed: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'ok', text: notices.done })
    return true
  } catch {
    // Not permitted, or the page is no secure context: there is no clipboard then.
    toast({ kind: 'error', text: notices.failed })
    return false
  }
}
