import { useEffect, useState } from 'react'
import type { GroupDetails } from '#contract/groups/calls.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { api } from '#storefront/app/client/browser.ts'
import { pageLang } from '#storefront/app/client/page-lang.ts'

/** ms between two questions where events do not arrive, and after which a lost stream is opened again. */
const pollEvery = 5000

/**
 * A group as it is now: its changes arrive as server-sent events; where those fail it is asked for every five seconds until they
 * work again. An ended group is not watched, nor one in which no seat is paid.
 */
export function useLiveGroup(loaded: GroupDetails): GroupDetails {
  const [latest, setLatest] = useState(loaded)
  const current = latest.groupId === loaded.groupId && latest.version > loaded.version ? latest : loaded
  const { groupId, state } = current
  // Nobody sees a group before its first seat is paid.
  const isWatched = state === 'open' && current.members.length > 0
  useEffect(() => {
    if (!isWatched) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let source: EventSource | undefined
    let closed = false
    const accept = (group: GroupDetails) => !closed && group.groupId && setLatest(group)
    function listen() {
      source = new EventSource(`/api/mall/groups/${groupId}/events?lang=${pageLang()}`)
      source.addEventListener('message', ({ data }: MessageEvent<string>) => accept(JSON.parse(swapWireNames(data)) as GroupDetails))
      source.addEventListener('error', () => {
        source?.close()
        poll()
      })
    }
    function poll() {
      if (closed) return
      timer = setTimeout(() => {
        api.groups.get({ id: groupId }).then(accept, () => undefined)
        listen()
      }, pollEvery)
    }
    listen()
    return () => {
      closed = true
      clearTimeout(timer)
      source?.close()
    }
  }, [groupId, isWatched])
  return current
}
