import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a temporary file and renames it: a reader never sees half a file. */
export async function writeAtomic(file: string, content: Uint8Array | string): Promise<void> {
  const part = `${file}.${process.pid}.part`
  try {
    await writeFile(part, content)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
