/** Terms that texts are looked through for, in the form in which words of a language are compared. */

import type { Language } from '../languages/language.ts'
import { stem } from '../languages/georgian.ts'
import { fold, words } from '../letters/fold.ts'

/** What names say, and what people type for it. `@` before a term: it counts in names of groups only. `notebook & gb`: where the context says the other word too. */
export interface TermLine {
  terms: readonly string[]
  typed: readonly string[]
}

export interface Entry {
  /** The words a text must have in this order, in the form of {@link nominative}; in Chinese one run. */
  term: string[]
  /** What the context says beside, in the same form. */
  beside: string[]
  /** Holds for names of groups only: a word that products of another kind use in passing. */
  groupOnly: boolean
  synonyms: readonly string[]
  /** The term as the list has it. */
  written: string
}

/** Whether a term counts only in names of groups, or beside another word. */
export const isLimited = (term: string): boolean => /^@|&/.test(term)

/** A word without the ending of its nominative, singular or plural; in another case as it is: that is not what the text is about. */
export function nominative(word: string, lang: Language): string {
  if (lang === 'ka') return /[იაეოუ]$/.test(word) ? stem(word) : word
  if (lang === 'ru') return word.length > 3 ? word.replace(/(?:ья|[аяыиоь])$/, '') : word
  if (lang === 'en') return word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word
  return word
}

export const wordsIn = (text: string, lang: Language): string[] => words(text).map((word) => nominative(word, lang))

/** Entries of a language by the first word of their term. */
export class TermTable {
  private readonly lang: Language
  private readonly byFirst = new Map<string, Entry[]>()

  constructor(lines: readonly TermLine[], lang: Language) {
    this.lang = lang
    for (const { terms, typed } of lines) for (const term of terms) this.add(term, typed)
  }

  private add(written: string, synonyms: readonly string[]): void {
    const [main, ...others] = written.replace(/^@/, '').split(' & ')
    const [term, beside] = [this.wordsOf(main!), others.flatMap((other) => this.wordsOf(other))]
    const entry = { term, beside, groupOnly: written.startsWith('@'), synonyms, written }
    this.byFirst.set(term[0]!, [...(this.byFirst.get(term[0]!) ?? []), entry])
  }

  get entries(): Entry[] {
    return [...this.byFirst.values()].flat()
  }

  /** The entries whose term a text has. @param context where the words beside it may stand */
  in(text: string, context = text): Entry[] {
    return this.termsIn(text).filter(({ beside }) => beside.length === 0 || this.hasAll(context, beside))
  }

  private wordsOf(term: string): string[] {
    return this.lang === 'zh' ? [fold(term)] : wordsIn(term, this.lang)
  }

  private hasAll(text: string, asked: string[]): boolean {
    const found = this.lang === 'zh' ? fold(text) : wordsIn(text, this.lang)
    return asked.every((each) => found.includes(each))
  }

  private termsIn(text: string): Entry[] {
    if (this.lang === 'zh') {
      const folded = fold(text)
      const found: Entry[] = []
      for (const [term, entries] of this.byFirst) if (folded.includes(term)) found.push(...entries)
      return found
    }
    const all = wordsIn(text, this.lang)
    return all.flatMap((word, at) => (this.byFirst.get(word) ?? []).filter(({ term }) => term.every((each, i) => all[at + i] === each)))
  }
}
