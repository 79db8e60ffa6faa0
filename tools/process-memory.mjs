/**
 * Node's options for the operator's command: an import of 100,000 products peaks at 195 MB with them and at 346 without.
 * A million products need a live heap of about 150 MB; what is free above that would only be filled with garbage.
 */
export const commandMemory = ['--max-semi-space-size=8', '--max-old-space-size=384']

/**
 * Node's options and the environment of the server: under mixed load it stays below 400 MB instead of growing to 820
 * (`bench -- memory`). Left alone, the young generation grows with the machine's memory, each thread that decodes images gets an
 * arena of malloc of its own, and arrays of megabytes are cut from those arenas, which keep what they once had.
 */
export const serverMemory = {
  options: ['--max-semi-space-size=16', '--max-old-space-size=512'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' },
}
