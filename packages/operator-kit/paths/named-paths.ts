import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** A file or folder that an operator named and that cannot be used: the message is one sentence that names it and what is wrong. */
export class PathError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PathError'
  }
}

const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => (isFolder(dirname(resolve(path))) ? `There is no file ${path}` : `There is no folder ${dirname(path)}`),
  EISDIR: (path) => `${path} is a folder, and a file is needed`,
  ENOTDIR: (path) => `${fileAbove(path)} is a file, and a folder is needed`,
  EEXIST: (path) => `${path} is there already`,
  EACCES: (path) => `${path} is closed to this user`,
  EPERM: (path) => `${path} is closed to this user`,
  EROFS: (path) => `${path} is on a disk that cannot be written to`,
  ENOSPC: (path) => `The disk of ${path} is full`,
  EDQUOT: (path) => `The disk of ${path} is full`,
  ENAMETOOLONG: (path) => `The name ${path.slice(0, 60)}… is too long`,
}

/**
 * Works with a file or folder that an operator named.
 * @throws PathError where the system refuses it; every other error as it is
 */
export async function withPath<T>(path: string, work: (path: string) => Promise<T>): Promise<T> {
  try {
    return await work(path)
  } catch (error) {
    throw pathErrorOf(error, path) ?? error
  }
}

/** The sentence of what a system call answered; undefined for an error of another kind. @param path where the error names none */
export function pathErrorOf(error: unknown, path?: string): PathError | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined
  const { code = '', path: named = path } = error as NodeJS.ErrnoException
  if (named === undefined) return undefined
  const sentence = sentences[code]?.(named) ?? `${named} cannot be used (${code})`
  return new PathError(sentence, { cause: error })
}

/** @throws PathError where a path is no folder */
export function assertFolder(path: string): void {
  if (!isThere(path)) throw new PathError(`There is no folder ${path}`)
  if (!isFolder(path)) throw new PathError(sentences.ENOTDIR!(path))
}

/**
 * Makes a folder and those above it that are missing. Node's own recursion never ends where the system says of a folder that is there that it
 * is not, as `/proc` does.
 * @param mode of the new folders
 * @throws PathError
 */
export function makeFolder(path: string, mode?: number): void {
  const missing: string[] = []
  let above = resolve(path)
  for (; !isThere(above); above = dirname(above)) missing.unshift(above)
  assertFolder(above)
  for (const folder of missing) {
    try {
      mkdirSync(folder, mode)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (code === 'EEXIST' && isFolder(folder)) continue
      if (code === 'ENOENT') throw new PathError(`No folder can be made in ${dirname(folder)}`, { cause: error })
      throw pathErrorOf(error, folder) ?? error
    }
  }
}

const isThere = (path: string): boolean => found(path) !== undefined
const isFolder = (path: string): boolean => found(path)?.isDirectory() === true

function found(path: string) {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** The part of a path that is a file, where folders should lead to it. */
function fileAbove(path: string): string {
  let above = path
  while (!isThere(above) && dirname(above) !== above) above = dirname(above)
  return above
}
