/** Why a file is not taken as a picture. */
export const imageRejectedReasons = [
  'missing',
  'tooManyBytes',
  'notAPicture',
  'formatNotAllowed',
  'nameLies',
  'tooManyPixels',
  'tooSmall',
  'tooLong',
  'moving',
  'broken',
  'tooSlow',
] as const
export type ImageRejectedReason = (typeof imageRejectedReasons)[number]

/** A file that is no picture we accept; `reason` is why, and nothing of it is stored. */
export class ImageRejected extends Error {
  readonly reason: ImageRejectedReason

  constructor(reason: ImageRejectedReason) {
    super(`picture refused: ${reason}`)
    this.reason = reason
  }
}
