/**
 * The process that encodes AVIF, at the lowest priority of the machine: libvips works on threads that share their process's priority, so
 * the server could not lower it for this work alone. Ends when the server disconnects.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { writeAtomic } from '../write-atomic.ts'

export interface EncodeRequest {
  /** The WebP file. */
  from: string
  /** The AVIF file. */
  to: string
}

export interface EncodeReply {
  error?: string
}

setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)
process.on('disconnect', () => process.exit(0))
process.on('message', ({ from, to }: EncodeRequest) => {
  void sharp(from)
    .avif({ quality: 55, effort: 2 })
    .toBuffer()
    .then((bytes) => writeAtomic(to, bytes))
    .then(
      (): EncodeReply => ({}),
      (error: Error): EncodeReply => ({ error: error.message }),
    )
    .then((reply) => process.send!(reply))
})
