/** Two words are near when one wrong, missing, added or swapped letter parts them. */

/** Words shorter than this are not corrected: too many others are near. */
export const shortestCorrected = 4

/** The word and every form of it with one letter left out. Near words have at least one of these in common. */
export function withoutOne(word: string): string[] {
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, index) => letters.filter((__, at) => at !== index).join(''))])]
}

/** What near words have at least one of in common: the word and how it sounds, complete and with a letter left out. */
export function fuzzyKeys(word: string, sound: string | null): string[] {
  return [...withoutOne(word), ...(sound ? withoutOne(sound).map((key) => `~${key}`) : [])]
}

/** How many letters are wrong, missing, too many, or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  const left = [...a]
  const right = [...b]
  const rows = [Array.from({ length: right.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1]
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) best = Math.min(best, rows[i - 2]![j - 2]! + 1)
      row.push(best)
    }
    rows.push(row)
  }
  return rows[left.length]![right.length]!
}
