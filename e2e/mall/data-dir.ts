let dataDir = process.env.MALL_DATA_DIR ?? 'data'

/** The data folder of the mall that this process's tests use. */
export const mallDataDir = (): string => dataDir

/**
 * Names the folder of a mall that a file's tests have for themselves; a process with such a worker fixture runs no other file's tests. Not in the
 * environment: Playwright hands what a process leaves there on to the projects that depend on it.
 */
export function useMallDataDir(folder: string): void {
  dataDir = folder
}
