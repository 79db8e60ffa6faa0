import type { Ctx } from '#server/context.ts'
import {
  fuzzyKeysOf,
  nearMeaning,
  plainMeaning,
  readings,
  startMeaning,
  understood,
  type Known,
  type Meaning,
  type Typed,
  type Understood,
  type Vocabulary,
} from './meaning.rules.ts'
import { findNear, findStarts, findWords } from './words.queries.ts'

/** `exact` bends and drops nothing; `typing` matches the last word by its beginning even where it is a word of its own. */
export interface MeaningOptions {
  exact?: boolean
  typing?: boolean
}

/**
 * What a query means in the goods' own words; undefined when it means nothing. One statement where every word is
 * written somewhere just so, three at most.
 */
export async function understand(ctx: Ctx, query: string, { exact, typing }: MeaningOptions = {}): Promise<Understood | undefined> {
  const all = readings(query)
  const asked = exact ? all.slice(0, 1) : all
  const [first] = asked
  if (!first) return undefined
  const vocabulary = await lookUp(ctx, asked.flat())
  const last = first.at(-1)!
  if (typing) await lookUpStarts(ctx, [last], vocabulary)
  const plain = first.map((typed) => plainMeaning(typed, vocabulary))
  if (typing) plain[plain.length - 1] = both(plain.at(-1), startMeaning(last, vocabulary, true))
  if (plain.every(Boolean)) return understood(plain, true)

  // The whole query as another keyboard gives it explains more than bending its words one by one.
  const other = asked.slice(1).map((reading) => reading.map((typed) => plainMeaning(typed, vocabulary)))
  const keyboard = other.find((meanings) => meanings.every(Boolean))
  if (keyboard) return understood(keyboard, false)
  if (!typing)
    await lookUpStarts(
      ctx,
      asked.map((reading) => reading.at(-1)!),
      vocabulary,
    )
  const started = withStart(first, plain, vocabulary)
  if (exact) return started.every(Boolean) ? understood(started, true) : undefined
  if (started.every(Boolean)) return understood(started, true)

  await lookUpNear(
    ctx,
    asked.flat().filter((typed) => !plainMeaning(typed, vocabulary)),
    vocabulary,
  )
  const near = first.map((typed, index) => started[index] ?? nearMeaning(typed, vocabulary))
  if (near.every(Boolean)) return understood(near, true)
  for (const [index, meanings] of other.entries()) {
    const reading = asked[index + 1]!
    const bent = withStart(reading, meanings, vocabulary).map((meaning, at) => meaning ?? nearMeaning(reading[at]!, vocabulary))
    if (bent.every(Boolean)) return understood(bent, false)
  }
  return understood(near, true)
}

/** The last word by its beginning, where nothing is written just so. */
function withStart(reading: Typed[], meanings: (Meaning | undefined)[], vocabulary: Vocabulary): (Meaning | undefined)[] {
  return meanings.map((meaning, index) => meaning ?? (index === reading.length - 1 ? startMeaning(reading[index]!, vocabulary) : undefined))
}

function both(one: Meaning | undefined, other: Meaning | undefined): Meaning | undefined {
  return one && other ? { ...one, alternatives: [...new Set([...one.alternatives, ...other.alternatives])] } : (one ?? other)
}

async function lookUp(ctx: Ctx, typed: Typed[]): Promise<Vocabulary> {
  const vocabulary: Vocabulary = { forms: new Map(), sounds: new Map(), starts: new Map(), near: new Map() }
  const forms = [...new Set(typed.flatMap((each) => each.forms))]
  if (forms.length === 0) return vocabulary
  const sounds = [...new Set(typed.flatMap((each) => each.sound ?? []))]
  for (const { asked, ...known } of await findWords(ctx.db, forms, sounds)) {
    if (asked.startsWith('~')) gather(vocabulary.sounds, asked.slice(1), known)
    else vocabulary.forms.set(asked, known)
  }
  return vocabulary
}

async function lookUpStarts(ctx: Ctx, typed: Typed[], vocabulary: Vocabulary): Promise<void> {
  const starts = [...new Set(typed.flatMap((each) => each.starts))]
  if (starts.length === 0) return
  const said = [...new Set(typed.flatMap((each) => each.said ?? []))]
  for (const { asked, lexeme } of await findStarts(ctx.db, starts, said)) gather(vocabulary.starts, asked, lexeme)
}

async function lookUpNear(ctx: Ctx, typed: Typed[], vocabulary: Vocabulary): Promise<void> {
  const asked = typed.map((each) => ({ word: each.word, keys: fuzzyKeysOf(each) })).filter(({ keys }) => keys.length > 0)
  if (asked.length === 0) return
  for (const { asked: word, ...known } of await findNear(ctx.db, asked)) gather<Known>(vocabulary.near, word, known)
}

function gather<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
