import type { Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { selectVersions } from '../groups.queries.ts'
import { viewGroup } from '../groups.service.ts'

/** ms between two looks at the groups that somebody watches. */
const interval = 1000

interface Watcher {
  lang: Language
  /** The version it was notified of last; none before the first look, which may come after a change that its own reading missed. */
  seen?: number
  send: (data: string) => void
  end: () => void
}

export interface LiveGroups {
  /** A group as its page shows it, as JSON with wire names. @throws `notFound` */
  read(id: string, lang: Language): Promise<string>
  /** Calls `send` within a second and after each change of a group, `end` when the server closes; the function that it returns stops that. */
  subscribe(id: string, watcher: Watcher): () => void
  close(): void
}

/**
 * Watches groups for the streams of this process, until it closes: one statement a second asks for the versions of those that somebody watches,
 * whichever process changed them; a changed one is read once for each language.
 */
export function openLiveGroups(ctx: Ctx, isClosing: () => boolean): LiveGroups {
  const watched = new Map<string, Set<Watcher>>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function look(): Promise<void> {
    if (isClosing()) return close()
    for (const { id, version } of await selectVersions(ctx.db, [...watched.keys()])) {
      const behind = [...(watched.get(id) ?? [])].filter((watcher) => watcher.seen !== version)
      for (const watcher of behind) watcher.seen = version
      await announce(id, behind)
    }
  }
  async function announce(id: string, watchers: Watcher[]): Promise<void> {
    const texts = new Map<Language, Promise<string>>()
    for (const { lang, send } of watchers) {
      if (!texts.has(lang)) texts.set(lang, read(id, lang))
      // A group whose paid seats were all left while one is being paid is shown to nobody until it is.
      await texts.get(lang)!.then(send, () => send('{}'))
    }
  }
  const read = async (id: string, lang: Language): Promise<string> => swapWireNames(JSON.stringify(await viewGroup({ ...ctx, lang }, id)))
  function plan(): void {
    if (timer || closed || watched.size === 0) return
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => ctx.log.warn({ err: error }, 'the groups that are watched could not be read'))
        .finally(() => {
          timer = undefined
          plan()
        })
    }, interval)
  }
  function close(): void {
    closed = true
    clearTimeout(timer)
    for (const watchers of watched.values()) for (const { end } of watchers) end()
  }
  return {
    read,
    subscribe(id, watcher) {
      const watchers = watched.get(id) ?? new Set()
      watchers.add(watcher)
      watched.set(id, watchers)
      plan()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && watched.get(id) === watchers) watched.delete(id)
      }
    },
    close,
  }
}
