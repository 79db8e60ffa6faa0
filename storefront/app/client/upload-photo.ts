import { parseEnvelope } from '#contract/core/envelope.ts'
import { openEnvelope } from './open-client.ts'
import { pageLang } from './page-lang.ts'

/** An upload under way. */
export interface PhotoUpload {
  /** The address of the photo on our server. @throws CallError with the reason; Error where the connection broke */
  address: Promise<string>
  cancel(): void
}

/** Uploads a photo and tells how far it is, 0 to 1: `fetch` does not tell. */
export function uploadPhoto(file: Blob, onProgress: (share: number) => void): PhotoUpload {
  const request = new XMLHttpRequest()
  const address = new Promise<string>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      try {
        resolve(openEnvelope(request.status, parseEnvelope(request.responseText)) as string)
      } catch (error) {
        reject(error as Error)
      }
    })
    for (const name of ['error', 'timeout'] as const) request.addEventListener(name, () => reject(new Error('The connection broke')))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
  })
  request.open('POST', '/api/file/upload/img')
  request.timeout = 60_000
  request.setRequestHeader('lang', pageLang())
  const form = new FormData()
  form.set('file', file, 'photo')
  request.send(form)
  return { address, cancel: () => request.abort() }
}
