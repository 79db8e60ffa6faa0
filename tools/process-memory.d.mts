export const commandMemory: string[]
export const serverMemory: { options: string[]; env: Record<string, string> }
