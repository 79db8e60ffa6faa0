import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { createTarDecoder, createTarPacker } from 'modern-tar'

export interface TarEntry {
  name: string
  bytes: Buffer
}

export interface TarWriter {
  /** Appends a file. @throws Error where the disk takes no more */
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Ends the archive and waits until the disk has it. */
  end(): Promise<void>
  /** Gives the file up as it is. */
  abort(): Promise<void>
}

/** Bytes that a file takes in an archive: its header, and itself filled up to blocks. */
export const sizeInTar = (bytes: number): number => 512 + Math.ceil(bytes / 512) * 512

/** Writes an archive that `tar` reads too, for its owner's eyes alone. @throws Error EEXIST where the file is there */
export async function openTarWriter(file: string, at: Date): Promise<TarWriter> {
  const handle = await open(file, 'wx', 0o600)
  const { readable, controller } = createTarPacker()
  const written = readable.pipeTo(Writable.toWeb(handle.createWriteStream({ flush: true })))
  // What failed is thrown by the entry that is being written, or at the end.
  written.catch(() => undefined)
  return {
    async add(name, bytes) {
      const entry = controller.add({ name, size: bytes.length, mode: 0o600, mtime: at }).getWriter()
      await Promise.all([entry.write(bytes), entry.close()])
    },
    async end() {
      controller.finalize()
      await written
    },
    async abort() {
      controller.error(new Error(`${file} was given up`))
      await written.catch(() => undefined)
    },
  }
}

/** The entries of an archive in their order, one in memory at a time. @throws Error where it is none, is damaged, or was cut */
export async function* readTar(file: string): AsyncGenerator<TarEntry> {
  try {
    // Node's stream and the library's are one; their types are of Node and of the DOM.
    const bytes = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>
    const entries = bytes.pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries) yield { name: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) }
  } catch (cause) {
    throw new Error(`${file} is no archive, is damaged, or ends too early`, { cause })
  }
}
