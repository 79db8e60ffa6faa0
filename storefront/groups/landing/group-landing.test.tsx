// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GroupDetails } from '#contract/groups/calls.ts'
import { languages } from '#contract/core/languages.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { GroupLanding } from './group-landing.tsx'

const streams = vi.fn<(url: string) => void>()
class Stream extends EventTarget {
  constructor(url: string) {
    super()
    streams(url)
  }
  close(): void {
    streams('closed')
  }
}

const loaded: GroupDetails = {
  groupId: '0b9d3d36-6a4e-4c9e-8a3e-1f2b3c4d5e6f',
  size: 2,
  seatsLeft: 1,
  deadline: '2026-11-24T10:00:00.000Z',
  members: [{ name: 'Nino B.', leader: true }],
  state: 'open',
  campaignId: 7,
  price: 2700,
  maxUnits: 5,
  version: 1,
  serverNow: '2026-11-23T10:00:00.000Z',
  offer: {
    ...{ offerId: 5, productId: 9, name: 'Dila mug', options: [], storeId: 1, storeName: 'Tone', price: 3600, available: 4 },
    picture: { src: '/media/none', width: 640, height: 640, blur: '' },
  },
}
const landing = (part: Partial<GroupDetails> = {}, lang: (typeof languages)[number] = 'en') =>
  mount(<GroupLanding loaded={{ ...loaded, ...part }} />, { lang, catalogues: ['groups', 'catalogue'] })

beforeEach(() => {
  streams.mockClear()
  vi.stubGlobal('EventSource', Stream)
})

describe('where a shared link leads', () => {
  it('invites to a group with a free seat', async () => {
    const page = await landing()
    expect(page.text()).toContain('Nino B. invites you to a group')
    expect(page.has('link', 'Join this group')).toBe(true)
  })

  it('invites nobody to a full group, and tells that a seat may become free', async () => {
    const page = await landing({ seatsLeft: 0 })
    expect(page.text()).toContain('All seats are taken')
    expect(page.text()).not.toContain('invites you')
    expect(page.has('link', 'Join this group')).toBe(false)
    expect(page.has('link', 'See other groups')).toBe(true)
  })

  it.each([
    ['expired', 'The time of this group is over', 'nobody was charged'],
    ['succeeded', 'This group is already full', 'bought at the group price'],
    ['cancelled', 'This group was closed', 'Everybody has left it'],
  ] as const)('invites nobody to one that is %s, and shows no price that is gone', async (state, title, text) => {
    const page = await landing({ state })
    expect(page.text()).toContain(title)
    expect(page.text()).toContain(text)
    expect(page.text()).not.toMatch(/invites you|27|You save|What happens to your money/)
    expect(page.has('link', 'See the item')).toBe(true)
  })

  it.each(languages)('has every text in %s', async (lang) => {
    for (const part of [{}, { seatsLeft: 0 }, { state: 'expired' as const }])
      expect((await landing(part, lang)).text()).not.toMatch(/groups\.|catalogue\./)
  })

  it('watches a group that runs, and none in which nobody has paid, for that is shown to nobody', async () => {
    await landing()
    expect(streams).toHaveBeenCalledWith(`/api/mall/groups/${loaded.groupId}/events?lang=en`)
    streams.mockClear()
    await landing({ members: [] })
    await landing({ state: 'expired' })
    expect(streams).not.toHaveBeenCalled()
  })
})
