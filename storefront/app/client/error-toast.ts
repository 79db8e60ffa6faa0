import type { Envelope } from '#contract/core/call.ts'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import type { Translate } from '../i18n/messages.tsx'
import { pageText } from '../i18n/page-messages.ts'
import { CallError } from './client.ts'

/** Shows the message of a nonzero code as a toast, 'error' where there is none (specification, section 8). The loss of the session has a toast of its own. */
export function toastEnvelope(envelope: Envelope | undefined): void {
  if (!envelope || envelope.code === undefined || Number(envelope.code) === 0 || envelope.key === 'session.missing') return
  toast({ text: envelope.message || pageText('ui.error'), kind: 'error' })
}

/** Shows the text of an error that {@link toastEnvelope} has not shown: of the network, or of the browser's own rules. */
export function toastFailure(error: unknown, text: string): void {
  if (error instanceof CallError && (error.key === 'duplicate' || error.answered)) return
  toast({ text, kind: 'error' })
}

/** The reason of a failure in the shopper's language: the server's, or that it could not be reached; what answers in its place, as a balancer, gives none. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t('ui.offline')
  return error.message || t(error.answered ? 'ui.error' : 'ui.unavailable')
}
