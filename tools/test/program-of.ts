import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian has servers where only root's path leads. */
const searched = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']

/** The path of a program that is installed; undefined for another. */
export function programOf(name: string): string | undefined {
  return searched
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
