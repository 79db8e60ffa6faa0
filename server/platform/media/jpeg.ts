import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { writeAtomic } from './image-store.ts'
import { limitConcurrency } from '../limit-concurrency.ts'

/** One at a time: whoever asks for JPEG does not hold up a server of shoppers with newer browsers. */
const limit = limitConcurrency(1)

/**
 * Makes the JPEG of one width of a picture from its WebP where it is not there yet. Only browsers older than WebP ask for it, so
 * a picture comes in without.
 * @param base the file without its ending
 */
export async function ensureJpeg(base: string): Promise<void> {
  if (existsSync(`${base}.jpg`) || !existsSync(`${base}.webp`)) return
  await limit(async () => writeAtomic(`${base}.jpg`, await sharp(`${base}.webp`).jpeg({ quality: 80 }).toBuffer()))
}
