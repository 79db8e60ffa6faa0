import { availabilityWords } from './availability-words.ts'

export type Availability = 'inStock' | 'outOfStock' | 'preorder' | 'backorder'

const meanings = new Map(
  Object.values(availabilityWords).flatMap((words) =>
    Object.entries(words).flatMap(([availability, list]) => list.split(', ').map((word) => [word, availability as Availability] as const)),
  ),
)

/** Whether something can be bought, as Google, schema.org and shops write it; undefined for another word. */
export const availabilityOf = (text: string): Availability | undefined => meanings.get(bareWord(text))

/** `https://schema.org/InStock` and `in_stock` are words too. */
export const bareWord = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '')
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .trim()
