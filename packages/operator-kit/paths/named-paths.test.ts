import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeFolder, pathErrorOf, PathError, withPath } from './named-paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-paths-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'file.txt')
writeFileSync(file, 'text')
const read = (path: string) => withPath(path, (named) => readFile(named, 'utf8'))

describe('a path that an operator named', () => {
  it('is said in a sentence to be missing, a folder, or below a file', async () => {
    await expect(read(join(folder, 'missing.json'))).rejects.toThrow(new PathError(`There is no file ${join(folder, 'missing.json')}`))
    await expect(read(join(folder, 'no', 'missing.json'))).rejects.toThrow(new PathError(`There is no folder ${join(folder, 'no')}`))
    await expect(read(folder)).rejects.toThrow(new PathError(`${folder} is a folder, and a file is needed`))
    await expect(read(join(file, 'below.json'))).rejects.toThrow(new PathError(`${file} is a file, and a folder is needed`))
    const writing = withPath(join(folder, 'no', 'new.txt'), (path) => writeFile(path, ''))
    await expect(writing).rejects.toThrow(new PathError(`There is no folder ${join(folder, 'no')}`))
  })

  it('is used where it can be; what else fails there stays as it is', async () => {
    expect(await read(file)).toBe('text')
    const other = new Error('a line is wrong')
    await expect(withPath(file, () => Promise.reject(other))).rejects.toBe(other)
    expect(pathErrorOf(Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' }))).toBeUndefined()
  })
})

describe('a folder that is made', () => {
  it('comes with those above it, and may be there', () => {
    const made = join(folder, 'one', 'two')
    makeFolder(made, 0o700)
    expect(statSync(made).isDirectory()).toBe(true)
    if (process.platform !== 'win32') expect(statSync(join(folder, 'one')).mode & 0o777).toBe(0o700)
    makeFolder(made)
  })

  it('is a sentence where a file is in its way', () => {
    expect(() => makeFolder(join(file, 'below'))).toThrow(new PathError(`${file} is a file, and a folder is needed`))
    expect(existsSync(join(folder, 'below'))).toBe(false)
  })

  it.runIf(process.platform === 'linux')('ends where the system knows no new folder', () => {
    expect(() => makeFolder('/proc/none/below')).toThrow(new PathError('No folder can be made in /proc'))
  })
})
