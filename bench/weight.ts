import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportRows } from './report.ts'
import { ask, withMall } from './with-mall.ts'

const client = fileURLToPath(new URL('../build/client', import.meta.url))

/** Bytes of scripts and of styles that the first view of a page may weigh: what makes it heavier comes after it (CONTRIBUTING.md). */
const limits = { 'scripts br': 106_000, 'styles br': 12_000 }

/** Bytes a first visit loads, compressed with brotli as they are served: scripts, styles, fonts, and the page itself. */
export async function run(): Promise<void> {
  const rows = await withMall({}, async (mall) => {
    const [root] = await ask(mall, 'catalogue.categories')
    const { pageResult } = await ask(mall, 'search.search', { id: root!.id, level: 1 })
    const pages = [
      ['home', '/home'],
      ['listing', `/search_result?id=${root!.id}&level=1`],
      ['product', `/details?id=${pageResult.results[0]!.productId}`],
    ] as const
    return Promise.all(pages.map(async ([name, path]) => ({ '': name, ...(await weigh(mall.url + path)) })))
  })
  reportRows(rows, { bench: 'weight', unit: 'bytes', pages: rows })
  for (const row of rows) {
    if (Object.entries<unknown>(row).some(([name, bytes]) => bytes === 0 && name !== 'styles below br'))
      throw new Error(`${row['']}: something weighs nothing`)
    for (const [name, limit] of Object.entries(limits)) {
      if (row[name as keyof typeof limits] > limit) throw new Error(`${row['']}: ${name} above ${limit} bytes`)
    }
  }
}

async function weigh(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const html = await response.text()
  const named = (pattern: RegExp, part = html) => [...part.matchAll(pattern)].map((match) => match[1]!)
  const headEnd = html.indexOf('</head>')
  // Those that the page starts once it is painted (storefront/app/hydration/start-scripts.ts), with all they import.
  const scripts = withImports(named(/["'](\/assets\/[^"']+\.js)["']/g))
  const sheet = /<link[^>]+rel="stylesheet"[^>]+href="([^"#]+)/g
  const styles = new Set(named(sheet, html.slice(0, headEnd)))
  const stylesBelow = new Set(named(sheet, html.slice(headEnd)))
  const fonts = new Set(named(/<link rel="preload" as="font"[^>]+href="([^"]+)"/g))
  const sum = (paths: Set<string>) => [...paths].reduce((bytes, path) => bytes + bytesOf(path), 0)
  return {
    'scripts br': sum(scripts),
    'styles br': sum(styles),
    'styles below br': sum(stylesBelow),
    'fonts preloaded': sum(fonts),
    'page br': await brotliBytes(url),
    files: scripts.size + styles.size + stylesBelow.size + fonts.size,
  }
}

/** Scripts with everything they import before they run; what they import later is not part of a first visit. */
function withImports(paths: string[]): Set<string> {
  const all = new Set<string>()
  const visit = (path: string) => {
    if (all.has(path)) return
    all.add(path)
    const code = readFileSync(join(client, path), 'utf8')
    for (const [, other] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(`/assets/${other}`)
  }
  paths.forEach(visit)
  return all
}

/** A built file as it is sent: its .br where there is one. */
function bytesOf(path: string): number {
  const file = join(client, path)
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

async function brotliBytes(url: string): Promise<number> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
