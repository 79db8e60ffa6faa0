/**
 * What the demo mall's pictures look like, for photo search: described once, so that a new mall finds by photo at once.
 * `node tools/generate/photo-descriptions.ts` writes the file again after pictures or the descriptor have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceDescription } from '@kalata/photo-tables/describe-pictures.ts'

const file = join(import.meta.dirname, 'photo-descriptions.bin')
/** Bytes before the vector and the features of a picture: its name, and how long each of them is. */
const headBytes = 16 + 2 + 2

export interface DescribedPictures {
  /** Of the descriptor that made them. */
  version: string
  pictures: SourceDescription[]
}

/** @throws Error where the file is missing or cut */
export function readPhotoDescriptions(): DescribedPictures {
  const bytes = readFileSync(file)
  const end = bytes.indexOf(0)
  const pictures: SourceDescription[] = []
  for (let at = end + 1; at < bytes.length;) {
    const name = bytes.toString('hex', at, at + 16)
    const vectorAt = at + headBytes
    const featuresAt = vectorAt + bytes.readUInt16LE(at + 16)
    at = featuresAt + bytes.readUInt16LE(at + 18)
    if (at > bytes.length) throw new Error(`${file} is cut`)
    const src = `/media/${name.slice(0, 2)}/${name}`
    pictures.push({ src, vector: bytes.subarray(vectorAt, featuresAt), features: bytes.subarray(featuresAt, at) })
  }
  return { version: bytes.toString('utf8', 0, end), pictures }
}

export function writePhotoDescriptions({ version, pictures }: DescribedPictures): void {
  const parts = pictures.flatMap(({ src, vector, features }) => {
    const head = Buffer.alloc(headBytes)
    head.write(src.slice(-32), 'hex')
    head.writeUInt16LE(vector.length, 16)
    head.writeUInt16LE(features.length, 18)
    return [head, vector, features]
  })
  writeFileSync(file, Buffer.concat([Buffer.from(`${version}\0`), ...parts]))
}
