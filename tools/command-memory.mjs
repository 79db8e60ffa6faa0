/**
 * Node's options for the operator's command: an import of 100,000 products peaks at 195 MB with them and at 346 without.
 * A million products need a live heap of about 150 MB; what is free above that would only be filled with garbage.
 */
export const commandMemory = ['--max-semi-space-size=8', '--max-old-space-size=384']
