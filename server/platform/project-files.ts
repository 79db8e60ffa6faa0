/**
 * Where the project's files are. The server runs from its sources or from what `tools/build/build-server.ts` made of them: there
 * `import.meta.url` is another one, so nothing else in the server asks for it.
 */
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** This file and what is built of it, `build/backend/*.mjs`, lie equally deep. */
const root = new URL('../../', import.meta.url)
const isBuilt = !import.meta.url.endsWith('.ts')

/** A file or a folder of the project, by its path from the project's root. */
export const projectFile = (path: string): URL => new URL(path, root)

/** The same as a path of the machine. */
export const projectPath = (path: string): string => fileURLToPath(projectFile(path))

/**
 * The code of a thread or a process, by its source: what was built of it where the server itself was built, which takes 30 to 60 MB
 * less in each thread. Every one is an entry of `tools/build/build-server.ts`.
 */
export const entryFile = (source: `${'server' | 'packages'}/${string}.ts`): URL =>
  isBuilt ? new URL(`${basename(source, '.ts')}.mjs`, import.meta.url) : projectFile(source)
