import { open } from 'node:fs/promises'

/** Bytes of a header, and what every entry is filled up to. */
const blockSize = 512
/** Where the fields of a POSIX ustar header stand, and their lengths. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const

export interface TarEntry {
  name: string
  bytes: Buffer
}

export interface TarWriter {
  /** Appends a file. @throws Error for a name above 100 bytes */
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Ends the archive and waits until the disk has it. */
  end(): Promise<void>
  /** Gives the file up as it is. */
  abort(): Promise<void>
}

/** Writes an archive that `tar` reads too, for its owner's eyes alone. @throws Error EEXIST where the file is there */
export async function openTarWriter(file: string, at: Date): Promise<TarWriter> {
  const handle = await open(file, 'wx', 0o600)
  return {
    async add(name, bytes) {
      await handle.appendFile(headerOf(name, bytes.length, at))
      await handle.appendFile(bytes)
      await handle.appendFile(Buffer.alloc(padding(bytes.length)))
    },
    async end() {
      await handle.appendFile(Buffer.alloc(2 * blockSize))
      await handle.sync()
      await handle.close()
    },
    abort: () => handle.close(),
  }
}

/** The entries of an archive in their order, one in memory at a time. @throws Error where it is none, is damaged, or was cut */
export async function* readTar(file: string): AsyncGenerator<TarEntry> {
  const handle = await open(file, 'r')
  try {
    for (let position = 0; ;) {
      const header = await readExactly(position, blockSize)
      if (header.every((byte) => byte === 0)) return
      const sum = checksumOf(header)
      if (fieldText(header, 'magic').slice(0, 5) !== 'ustar' || octal(header, 'checksum') !== sum)
        throw new Error(`${file} is no archive, or is damaged`)
      const size = octal(header, 'size')
      yield { name: fieldText(header, 'name'), bytes: await readExactly(position + blockSize, size) }
      position += blockSize + size + padding(size)
    }
  } finally {
    await handle.close()
  }

  async function readExactly(position: number, length: number): Promise<Buffer> {
    const buffer = Buffer.alloc(length)
    for (let filled = 0; filled < length;) {
      const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled)
      if (bytesRead === 0) throw new Error(`${file} ends too early`)
      filled += bytesRead
    }
    return buffer
  }
}

const padding = (size: number): number => (blockSize - (size % blockSize)) % blockSize

function headerOf(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > fields.name[1]) throw new Error(`${name} is too long for an archive`)
  const header = Buffer.alloc(blockSize)
  const write = (field: keyof typeof fields, value: string) => void header.write(value, fields[field][0], 'utf8')
  const number = (value: number, field: keyof typeof fields) => value.toString(8).padStart(fields[field][1] - 1, '0')
  write('name', name)
  write('mode', number(0o600, 'mode'))
  write('size', number(size, 'size'))
  write('mtime', number(Math.floor(at.getTime() / 1000), 'mtime'))
  write('type', '0')
  write('magic', 'ustar\u000000')
  write('checksum', number(checksumOf(header), 'checksum'))
  return header
}

/** The sum of a header's bytes, its own field counted as spaces. */
function checksumOf(header: Buffer): number {
  const [start, length] = fields.checksum
  return header.reduce((sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte), 0)
}

function fieldText(header: Buffer, field: keyof typeof fields): string {
  const [start, length] = fields[field]
  return header
    .subarray(start, start + length)
    .toString('utf8')
    .split('\0')[0]!
}

const octal = (header: Buffer, field: keyof typeof fields): number => Number.parseInt(fieldText(header, field).trim() || '0', 8)
