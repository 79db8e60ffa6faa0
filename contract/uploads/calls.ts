import { Type } from 'typebox'
import { defineCalls } from '#contract/core/call.ts'
import type { ErrorKey } from '#contract/core/errors.ts'

/** Bytes of a picture at most: the specification's 500 KB. */
export const uploadBytes = 512_000
/** What is taken; the server judges by content, not by name. */
export const uploadTypes = ['image/jpeg', 'image/png'] as const

/** What is wrong with a file before it is sent. */
export function uploadError({ type, size }: { type: string; size: number }): ErrorKey | undefined {
  if (!uploadTypes.some((each) => each === type)) return 'upload.format'
  return size > uploadBytes ? 'upload.tooLarge' : undefined
}

export const uploadsCalls = defineCalls({
  /** A multipart form with one `file`. The value is the picture's address, fit for `<img src>`. */
  'POST file/upload/img': { access: 'member', in: 'value', upload: uploadBytes, reply: Type.String() },
})
