/** How a picture's description is stored: bytes, little-endian. */
import type { LocalFeatures } from './local-features.ts'

/** Bytes of one feature: cell 2, signature 8, place 4. */
export const featureBytes = 14

/** Local features as they are stored, the strongest first; {@link readFeatures} reads them. */
export function featureBytesOf({ count, words, signatures, places }: LocalFeatures): Uint8Array {
  const bytes = new Uint8Array(count * featureBytes)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < count; i++) {
    const at = i * featureBytes
    view.setUint16(at, words[i]!, true)
    view.setUint32(at + 2, signatures[2 * i]!, true)
    view.setUint32(at + 6, signatures[2 * i + 1]!, true)
    bytes.set(places.subarray(4 * i, 4 * i + 4), at + 10)
  }
  return bytes
}

/** @param most features that are read; the strongest come first */
export function readFeatures(bytes: Uint8Array, most = Infinity): LocalFeatures {
  const count = Math.min(most, Math.floor(bytes.length / featureBytes))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const features = { count, words: new Uint16Array(count), signatures: new Uint32Array(2 * count), places: new Uint8Array(4 * count) }
  for (let i = 0; i < count; i++) {
    const at = i * featureBytes
    features.words[i] = view.getUint16(at, true)
    features.signatures[2 * i] = view.getUint32(at + 2, true)
    features.signatures[2 * i + 1] = view.getUint32(at + 6, true)
    features.places.set(bytes.subarray(at + 10, at + 14), 4 * i)
  }
  return features
}
