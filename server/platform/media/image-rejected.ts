/** Why a file is not taken as a picture. */
export const pictureFaults = [
  'missing',
  'tooManyBytes',
  'notAPicture',
  'formatRefused',
  'nameLies',
  'tooManyPixels',
  'tooSmall',
  'tooLong',
  'moving',
  'broken',
  'tooSlow',
] as const
export type ImageRejectedReason = (typeof pictureFaults)[number]

/** A file that is no picture we take; `reason` says why, and nothing of it was kept. */
export class ImageRejected extends Error {
  readonly reason: ImageRejectedReason

  constructor(reason: ImageRejectedReason) {
    super(`picture refused: ${reason}`)
    this.reason = reason
  }
}
