/** `node bench/bench.ts [rounds]`: microseconds of a processor for texts and queries; `--smoke` does few. */
import process from 'node:process'
import { documentWords, fold } from '../letters/fold.ts'
import { partsOfName } from '../names/name-head.ts'
import { interpretQuery } from '../query/interpret-query.ts'
import { memoryWords } from '../testing/memory-words.ts'

const rounds = process.argv.includes('--smoke') ? 20 : Number(process.argv[2] ?? 2000)
const names = [
  'Leather laptop bag with a sleeve, black',
  'ხავერდის ბალიში ღია კანტით',
  'Чехол кожаный для ноутбука',
  '罗技无线鼠标 M185 黑色',
]
const vocabulary = memoryWords(Array.from({ length: 500 }, (_, i) => `${names[i % names.length]} word${i}`))

const works: Record<string, () => unknown> = {
  'fold a name': () => names.map(fold),
  'words of a name': () => names.map(documentWords),
  'the head of a name': () => names.map((name) => partsOfName(name)),
  'a query as it is written': () => interpretQuery(vocabulary, 'leather laptop bag'),
  'a query in Latin letters': () => interpretQuery(vocabulary, 'xaverdis balishi'),
}

for (const [name, work] of Object.entries(works)) {
  for (let i = 0; i < rounds / 4; i++) await work()
  const began = process.cpuUsage()
  for (let i = 0; i < rounds; i++) await work()
  const { user, system } = process.cpuUsage(began)
  const each = Array.isArray(work()) ? names.length : 1
  console.log(`${name.padEnd(26)} ${((user + system) / rounds / each).toFixed(1)} µs`)
}
