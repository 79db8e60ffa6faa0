export const commandMemory: string[]
