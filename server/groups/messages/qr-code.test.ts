import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrCode } from './qr-code.service.ts'

/** The modules that a path of runs covers. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at++) modules[Number(y)]![at] = true
  return modules
}

it.each([14, 15, 62, 120, 213])('a QR code of %i bytes is drawn module by module', (length) => {
  const address = 'https://kalata.example/groups/ab3'.padEnd(length, '?/9Z').slice(0, length)
  const code = qrCode(address)
  const modules = modulesOf(code)
  expect(modules).toEqual(encode(address, { ecc: 'M', boostEcc: true, border: 0 }).data)
  const corner = modules.slice(0, 7).map((row) =>
    row
      .slice(0, 7)
      .map((dark) => (dark ? '#' : '.'))
      .join(''),
  )
  expect(corner).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'])
  expect(code.path).toHaveLength([...code.path.matchAll(/M\d+ \d+h\d+v1h-\d+z/g)].reduce((sum, [run]) => sum + run.length, 0))
})
