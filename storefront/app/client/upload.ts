import { parseEnvelope } from '#contract/core/envelope.ts'
import { pageLang } from './page-lang.ts'
import { openEnvelope } from './open-client.ts'
import { toastEnvelope } from './error-toast.ts'

/**
 * Uploads a picture of at most 512,000 bytes and answers with its address on our own server.
 * @throws CallError with the reason in the shopper's language
 */
export async function uploadPicture(file: Blob): Promise<string> {
  const form = new FormData()
  form.set('file', file, 'picture')
  const response = await fetch('/api/file/upload/img', { method: 'POST', headers: { lang: pageLang() }, body: form })
  const envelope = parseEnvelope(await response.text())
  toastEnvelope(envelope)
  return openEnvelope(response.status, envelope) as string
}
