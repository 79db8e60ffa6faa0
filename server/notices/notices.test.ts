import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { attackHtml } from '#demo/testing/attack-html.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { noticesCommand } from './notices.cli.ts'
import { addNotice } from './notices.service.ts'

const test = testMall()
const run = (...args: string[]) => noticesCommand(test.ctx(), args)
const shown = async (lang = 'en') => (await test.call('notices.list', {}, { lang })).data
beforeEach(async () => void (await test.db.execute(sql`delete from notices`)))

describe('notices', () => {
  it('are shown in the language asked for, the latest first, marked where it is another one', async () => {
    await run('add', '--ka', 'ერთი', '--en', 'One', '--zh', '一', '--link', '/lightning-deals')
    test.clock.forward(1000)
    await run('add', '--ka', 'ორი')
    expect(await shown()).toMatchObject([
      { text: 'ორი', textLang: 'ka' },
      { text: 'One', link: '/lightning-deals' },
    ])
    expect((await shown('ka')).map(({ text }: { text: string }) => text)).toEqual(['ორი', 'ერთი'])
    expect((await shown('zh'))[1]).toMatchObject({ text: '一' })
    expect((await shown('ru'))[1]).toMatchObject({ text: 'ერთი', textLang: 'ka' })
  })

  it('begin and end by the clock of the mall, until they are removed', async () => {
    const at = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString()
    await run('add', '--ka', 'მალე', '--from', at(60_000), '--until', at(120_000))
    expect(await shown()).toEqual([])
    expect((await run('list')).text).toContain('later')
    test.clock.forward(60_000)
    expect(await shown()).toHaveLength(1)
    test.clock.forward(60_000)
    expect(await shown()).toEqual([])
    expect((await run('list')).text).toContain('over')
    const { data } = await run('add', '--ka', 'ახლა')
    const { id } = data as { id: number }
    expect(await shown()).toHaveLength(1)
    expect(await run('remove', String(id))).toMatchObject({ ok: true })
    expect(await run('remove', String(id))).toMatchObject({ ok: false })
    expect(await shown()).toEqual([])
  })

  it('take days of Tbilisi whole', async () => {
    await run('add', '--ka', 'ა', '--from', '2026-12-31', '--until', '2027-01-01')
    expect((await run('list')).data).toMatchObject([{ startsAt: '2026-12-30T20:00:00.000Z', endsAt: '2027-01-01T20:00:00.000Z' }])
  })

  it('are rejected with every reason', async () => {
    const { ok, text } = await run(
      'add',
      '--en',
      'a'.repeat(161),
      '--link',
      '//evil.example',
      '--from',
      '2026-01-02T00:00Z',
      '--until',
      '2026-01-01T00:00Z',
    )
    expect(ok).toBe(false)
    for (const reason of ['--ka is missing', '--en is longer', '--link must be a path', '--until must be after'])
      expect(text).toContain(reason)
    for (const time of ['2026-02-30T10:00Z', '2026-02-30', '1', '2026', 'Dec 5', '2026-12-01T10:00', ''])
      for (const option of ['--from', '--until'])
        expect((await run('add', '--ka', 'ა', option, time)).text, `${option} ${time}`).toContain('are days of Tbilisi')
    await expect(run('add', '--fr', 'x')).rejects.toThrow('Usage')
    for (const id of ['x', '', '1e3', '99999999999']) await expect(run('remove', id)).rejects.toThrow('Usage')
    await expect(addNotice(test.ctx(), { text: { ka: 'ა' }, link: 'javascript:alert(1)', startsAt: new Date() })).rejects.toThrow()
  })

  it('are text and nothing else: what looks like markup is sent as it was written', async () => {
    for (const attack of attackHtml) {
      await test.db.execute(sql`delete from notices`)
      await addNotice(test.ctx(), { text: { ka: attack }, startsAt: test.clock.now() })
      expect((await shown('ka'))[0].text).toBe(attack)
    }
  })
})
