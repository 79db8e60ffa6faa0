import type { ErrorKey } from '#contract/core/errors.ts'
import { uploadBytes, uploadTypes } from './constants.ts'

/** What is wrong with a file before it is sent. */
export function uploadError({ type, size }: { type: string; size: number }): ErrorKey | undefined {
  if (!uploadTypes.some((each) => each === type)) return 'upload.format'
  return size > uploadBytes ? 'upload.tooLarge' : undefined
}
