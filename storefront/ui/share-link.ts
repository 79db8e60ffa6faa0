import type { Translate } from '#storefront/app/i18n/messages.tsx'
import { toast } from './overlays/toast-store.ts'

/**
 * Opens the device's share sheet. Closing it is no failure, nor is a second press while it is open.
 * @returns false where there is no sheet or the browser refuses to open it
 */
async function openShareSheet(data: ShareData): Promise<boolean> {
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
 * @param done what is said then
 * @returns false where the browser refuses
 */
export async function copyText(text: string, done: string, t: Translate): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'ok', text: done })
    return true
  } catch {
    // Not permitted, or the page is no secure context: there is no clipboard then.
    toast({ kind: 'error', text: t('ui.copy.failed') })
    return false
  }
}

/** Shares a link through the device where it can, else copies it as {@link copyText}. @returns false where it can do neither */
export async function shareLink(link: ShareData & { url: string }, done: string, t: Translate): Promise<boolean> {
  return (await openShareSheet(link)) || copyText(link.url, done, t)
}
