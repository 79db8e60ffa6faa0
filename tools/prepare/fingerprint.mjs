/** Which steps are done already: a fingerprint of what a step reads, written after it has succeeded. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class Fingerprints {
  #root
  #folder

  /** @param {string} root the project's folder */
  constructor(root) {
    this.#root = root
    this.#folder = join(root, 'node_modules', '.kalata')
  }

  /** SHA-256 of the names and contents of files and of all files in folders. @param {string[]} paths below the root */
  of(paths) {
    const sum = createHash('sha256')
    const visit = (path) => {
      const full = join(this.#root, path)
      if (!existsSync(full)) return
      if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) visit(`${path}/${name}`)
      else sum.update(path).update('\0').update(readFileSync(full)).update('\0')
    }
    paths.forEach(visit)
    return sum.digest('hex')
  }

  /** @returns {string | undefined} what the step wrote when it last succeeded */
  read(step) {
    const file = join(this.#folder, step)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }

  write(step, value) {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(join(this.#folder, step), value)
  }

  /** A step that is interrupted after this is done again. */
  remove(step) {
    rmSync(join(this.#folder, step), { force: true })
  }
}
