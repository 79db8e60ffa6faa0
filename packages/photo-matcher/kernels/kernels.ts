import { kernelsCode } from './kernels-code.ts'

/** The inner loops of `kernels.wat`. Addresses and lengths are bytes of {@link memory}; what lies beyond a length is said there. */
interface Kernels {
  multiply(matrix: number, rows: number, bytes: number, vector: number, out: number): void
  blurRow(padded: number, out: number, bytes: number, kernel: number, radius: number): void
  blurColumn(middle: number, above: number, below: number, out: number, bytes: number, kernel: number, radius: number): void
  convolve(
    input: number,
    weights: number,
    out: number,
    pixels: number,
    step: number,
    rows: number,
    rowBytes: number,
    stride: number,
    outStep: number,
  ): void
}

/** What is used of WebAssembly: the types of Node do not have it, and those of browsers are none of the server's. */
interface WebAssemblyApi {
  Memory: new (size: { initial: number; maximum: number; shared: true }) => {
    readonly buffer: SharedArrayBuffer
    grow(pages: number): number
  }
  Module: new (code: Uint8Array) => object
  Instance: new (module: object, imports: Record<string, Record<string, unknown>>) => { readonly exports: unknown }
}
const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly

const pageSize = 65_536

/** Of one thread. Shared memory, as its arrays stay valid when it grows. */
const memory = new Memory({ initial: 1, maximum: 4096, shared: true })
let used = 0

/** Numbers that stay as long as the thread, at an address that is a multiple of 16, with space for eight more behind them. */
export function allocate(length: number): Float32Array {
  const at = used
  used += 16 * Math.ceil(length / 4 + 2)
  const missing = used - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / pageSize))
  return new Float32Array(memory.buffer, at, length)
}

const module = new Module(Buffer.from(kernelsCode, 'base64'))
export const kernels = new Instance(module, { kernels: { memory } }).exports as Kernels
