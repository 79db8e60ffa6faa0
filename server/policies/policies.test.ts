import { existsSync, renameSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { attackHtml } from '#demo/testing/attack-html.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { policiesCommand } from './policies.cli.ts'
import { policies } from './policies.module.ts'
import { ownTexts, readSetFrom } from './policy-files.service.ts'
import { replaceSet } from './policies.service.ts'

const test = testMall({ MERCHANT_LOGIN_URL: 'https://sellers.example/login' })
const list = async (lang = 'en') => (await test.call('policies.list', {}, { lang })).data
const info = (input: object, lang = 'en') => test.call('policies.info', input, { lang })
const run = (...args: string[]) => policiesCommand(test.ctx(), args)

beforeEach(async () => void (await replaceSet(test.ctx(), await readSetFrom(ownTexts))))

describe('the policies of the mall', () => {
  it('are there in all languages, every one with a text of its own', async () => {
    const set = await readSetFrom(ownTexts)
    const all = set.groups.flatMap((group) => group.policies)
    expect(all.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['agreement', 'privacy', 'terms', 'withdrawal', 'cookies', 'merchants']),
    )
    for (const { key, title, html } of all) {
      for (const lang of languages) {
        expect(title[lang], `${key} ${lang}`).toBeTruthy()
        expect(html[lang]?.length, `${key} ${lang}`).toBeGreaterThan(lang === 'zh' ? 120 : 300)
      }
      expect(new Set(Object.values(html)).size).toBe(4)
    }
  })

  it('are listed by group, and each is opened by the place and the group that the list names', async () => {
    for (const lang of languages) {
      const { firstTypeList, secondTypeMap, merchantUrl } = await list(lang)
      expect(firstTypeList).toHaveLength(3)
      expect(merchantUrl).toBe('https://sellers.example/login')
      for (const { id, name } of firstTypeList) {
        expect(name).not.toBe('')
        for (const policy of secondTypeMap[id]) {
          const reply = await info({ type: policy.type, id }, lang)
          expect(reply).toMatchObject({ code: '0', data: { title: policy.name, type: policy.type, groupId: id, groupName: name } })
          expect(reply.data.textLang).toBeUndefined()
        }
      }
    }
  })

  it('have the addresses that the specification sets', async () => {
    expect((await info({ key: 'agreement' })).data.canonicalPath).toBe('/protocol_ty_fx')
    expect((await info({ key: 'privacy' })).data.canonicalPath).toBe('/protocol_ty_ysz')
    expect((await info({ key: 'terms' })).data.canonicalPath).toBe('/terms')
    const { type, groupId, canonicalPath } = (await info({ key: 'delivery' })).data
    expect(canonicalPath).toBe(`/policy?type=${type}&id=${groupId}`)
  })

  it('answer a code other than 0 for what is not there', async () => {
    const { firstTypeList } = await list()
    for (const wrong of [{}, { type: '9-9', id: firstTypeList[0].id }, { type: '1-1', id: firstTypeList[1].id }, { key: 'none' }])
      expect(await info(wrong)).toMatchObject({ status: 404, key: 'notFound' })
    for (const invalid of [{ type: '0-1' }, { type: '1' }, { type: '1-x' }]) expect((await info(invalid)).status).toBe(400)
  })

  it('are written once into a mall that has none, and never over what an operator wrote', async () => {
    const job = () => policies.jobs[0] as () => { run(ctx: unknown): Promise<unknown> }
    await test.db.execute(sql`delete from policy_groups`)
    test.ctx().changed('policies')
    await job()().run(test.ctx())
    expect((await list()).firstTypeList).toHaveLength(3)
    await test.db.execute(sql`delete from policy_groups where position > 0`)
    test.ctx().changed('policies')
    await job()().run(test.ctx())
    expect((await list()).firstTypeList).toHaveLength(1)
  })
})

describe('attacks', () => {
  const setOf = (html: string) => ({
    groups: [{ key: 'g', name: { ka: 'ჯ' }, policies: [{ key: 'p', title: { ka: 'ს' }, html: { ka: html } }] }],
  })

  it('are sanitised when they are written', async () => {
    for (const attack of attackHtml) {
      await replaceSet(test.ctx(), setOf(`<p>x</p>${attack}`))
      const { rows } = await test.db.execute<{ html: string }>(sql`select html ->> 'ka' as html from policies`)
      expect(rows[0]!.html).not.toMatch(/<(?!\/?(?:p|a|b|i|table|tbody|tr|td)\b)/)
      expect(rows[0]!.html).not.toMatch(/\son\w+=|javascript:|<script|style=/i)
    }
  })

  it('are sanitised when they are read, no matter who wrote them', async () => {
    await replaceSet(test.ctx(), setOf('<p>x</p>'))
    for (const attack of attackHtml) {
      await test.db.execute(sql`update policies set html = jsonb_build_object('ka', ${`<p>x</p>${attack}`}::text)`)
      const { html } = (await info({ key: 'p' })).data
      expect(html).not.toMatch(/<[^>]*\son\w+=|<script|<img|<svg|<style|href="(?:javascript|data|vbscript|\/\/)/i)
    }
  })
})

describe('kalata policies', () => {
  it('writes the set into files and reads the same set from them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalata-policies-'))
    const before = await run('list')
    expect(await run('export', folder)).toMatchObject({ ok: true, data: { files: 37 } })
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    await test.db.execute(sql`delete from policy_groups`)
    expect(await run('import', folder)).toMatchObject({ ok: true, data: { policies: 9 } })
    expect(await run('list')).toEqual(before)
    await run('export', folder)
    expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(texts)
    rmSync(folder, { recursive: true })
  })

  it('changes the date of what changed only', async () => {
    const dates = async () => Promise.all(['delivery', 'payment'].map(async (key) => (await info({ key })).data.updatedAt))
    const before = await dates()
    test.clock.forward(3_600_000)
    const set = await readSetFrom(ownTexts)
    set.groups[0]!.policies[0]!.html.en = '<p>New</p>'
    await replaceSet(test.ctx(), set)
    const after = await dates()
    expect(after[0]).toBe(test.clock.now().toISOString())
    expect(after[1]).toBe(before[1])
  })

  it('takes no set from which a text is missing because its file cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalata-policies-'))
    await run('export', folder)
    rmSync(join(folder, 'terms.ru.html'))
    mkdirSync(join(folder, 'terms.ru.html'))
    expect(await run('import', folder)).toMatchObject({ ok: false, text: expect.stringContaining('terms.ru.html cannot be read') })
    expect((await info({ key: 'terms' }, 'ru')).data.updatedAt).toBeDefined()
    rmSync(folder, { recursive: true })
  })

  it('takes no set with a text whose name is mistyped, which would be missing in its language', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalata-policies-'))
    await run('export', folder)
    renameSync(join(folder, 'terms.ru.html'), join(folder, 'trems.ru.html'))
    expect(await run('import', folder)).toMatchObject({
      ok: false,
      text: 'Rejected: trems.ru.html is the text of no policy in policies.json',
    })
    expect(await run('export', join(folder, 'again'))).toMatchObject({ ok: true })
    expect(existsSync(join(folder, 'again', 'terms.ru.html'))).toBe(true)
    rmSync(folder, { recursive: true })
  })

  it('names everything that is wrong with the files, and changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalata-policies-'))
    expect(await run('import', folder)).toMatchObject({ ok: false })
    writeFileSync(join(folder, 'policies.json'), '{')
    expect((await run('import', folder)).text).toContain('is not JSON')
    const policy = (key: string) => ({ key, title: { ka: 'ს' } })
    writeFileSync(
      join(folder, 'policies.json'),
      JSON.stringify({ groups: [{ key: 'g', name: { ka: 'ჯ' }, policies: [policy('a'), policy('a')] }] }),
    )
    const { ok, text } = await run('import', folder)
    expect(ok).toBe(false)
    expect(text).toContain('"a" stands there twice')
    expect(text).toContain('a.ka.html is missing')
    expect((await list()).firstTypeList).toHaveLength(3)
    await expect(run('import')).rejects.toThrow('Usage')
    await expect(run('publish', 'x')).rejects.toThrow('Usage')
    rmSync(folder, { recursive: true })
  })
})
