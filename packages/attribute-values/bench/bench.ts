/** `node bench/bench.ts [rounds]`: microseconds of a processor for reading attributes; `--smoke` does few. */
import process from 'node:process'
import { amountText, readAmount } from '../amounts.ts'
import { measuresOf } from '../measures.ts'
import { vocabularyOfFiles } from '../testing/table-files.ts'
import { variantsOf } from '../variant-values.ts'

const rounds = process.argv.includes('--smoke') ? 20 : Number(process.argv[2] ?? 20_000)
const vocabulary = vocabularyOfFiles()
const attributes = [
  { name: { en: 'Material', ru: 'Материал' }, value: { en: 'Ash, steel', ru: 'Ясень, сталь' } },
  { name: { en: 'Size (W × D × H)' }, value: { en: '78 × 82 × 88 cm' } },
  { name: { en: 'Weight', ka: 'წონა' }, value: { en: '7.5 kg', ka: '7,5 კგ' } },
  { name: { en: 'Care' }, value: { en: 'Wipe it with a damp cloth and dry it at once, please' } },
]
const size = { name: { en: 'Size' }, values: ['S', 'M', 'L'].map((key) => ({ key, text: { en: key } })) }

const works: Record<string, () => unknown> = {
  'an amount': () => readAmount('1 500 g', vocabulary),
  'an amount in words': () => amountText('volume', 250, 1500, 'en', vocabulary),
  'the measures of a thing': () => measuresOf(attributes, vocabulary),
  'a product of three variants': () => variantsOf({ attributes, options: [size], variants: [['S'], ['M'], ['L']] }, vocabulary),
}

for (const [name, work] of Object.entries(works)) {
  for (let i = 0; i < rounds / 4; i++) work()
  const began = process.cpuUsage()
  for (let i = 0; i < rounds; i++) work()
  const { user, system } = process.cpuUsage(began)
  console.log(`${name.padEnd(28)} ${((user + system) / rounds).toFixed(2)} µs`)
}
