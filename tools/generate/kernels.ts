import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openAssembler from 'wabt'

const source = fileURLToPath(new URL('../../packages/photo-matcher/kernels/kernels.wat', import.meta.url))
const assembler = await openAssembler()

/** `kernels-code.ts`: the code of `kernels.wat`. */
export function kernelsFile(): string {
  const module = assembler.parseWat('kernels.wat', readFileSync(source, 'utf8'), { simd: true, threads: true })
  const code = Buffer.from(module.toBinary({}).buffer).toString('base64')
  module.destroy()
  return `/** WebAssembly of kernels.wat, in Base64. Written by \`node tools/generated.ts write\`. */\nexport const kernelsCode =\n  '${code}'\n`
}
