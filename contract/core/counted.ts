/** A number before its English noun, in what commands print: `1 line`, `3 lines`. @param many the plural, where it is not the noun and an s */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
