import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { notificationKinds } from '#contract/notifications/kinds.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { mailsCommand } from './mails.cli.ts'

const test = testMall()
const folder = mkdtempSync(join(tmpdir(), 'kalata-mails-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const name = { ka: 'ფინჯანი <„დილა“>', en: 'Mug <“Dawn”> & co', ru: 'Кружка <«Утро»>', zh: '马克杯<“晨光”>' }
beforeAll(async () => {
  await aProduct(test.ctx(), { name, price: 123_450 })
  await mailsCommand(test.ctx(), [folder])
})
const mails = () =>
  languages.flatMap((lang) =>
    readdirSync(join(folder, lang))
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({
        mail: `${lang} ${file}`,
        lang,
        html: readFileSync(join(folder, lang, file), 'utf8'),
        text: readFileSync(join(folder, lang, file.replace('.html', '.txt')), 'utf8'),
      })),
  )
const attributes = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map((match) => match[1]!)

describe('the mails of all modules', () => {
  it('are written in every language: each kind of notification, codes, and what concerns an account', () => {
    for (const lang of languages) {
      const names = readdirSync(join(folder, lang)).map((file) => file.split('.')[0])
      expect(names).toEqual(expect.arrayContaining([...notificationKinds, 'codeForgot', 'codeLogin', 'codeRegister', 'accountDeleted']))
      expect(readFileSync(join(folder, `${lang}.html`), 'utf8')).toContain(`${lang}/orderShipped.html`)
    }
  })

  it('escape what comes from outside, fill in every value and have both forms', () => {
    for (const { mail, html, text } of mails()) {
      expect(html, mail).not.toMatch(/<[“„«]|undefined|NaN|\[object/)
      expect(text, mail).not.toMatch(/undefined|NaN|\[object|₾|<[a-z]/)
      expect(html, mail).toContain('prefers-color-scheme:dark')
    }
  })

  it('have no doubled sign, no quotes within the same quotes, and days as the British write them', () => {
    for (const { mail, text } of mails()) {
      expect(text, mail).not.toMatch(/[!?.！？。][:：]/)
      expect(text, mail).not.toMatch(/«[^»\n]*«|„[^“\n]*„/)
      expect(text, mail).not.toMatch(
        /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b(?!\d)/,
      )
    }
  })

  it('lead nowhere but to the mall and to its help, and show pictures that every mail reader shows, each with its alternative text', () => {
    const { origin } = test.ctx().settings
    for (const { mail, html } of mails()) {
      for (const href of attributes(html, 'href')) expect(href, mail).toMatch(new RegExp(`^(${origin}/|mailto:|tel:)`))
      const pictures = html.match(/<img [^>]*>/g) ?? []
      expect(pictures.length, mail).toBeGreaterThan(0)
      for (const picture of pictures) {
        expect(attributes(picture, 'alt'), mail).toHaveLength(1)
        expect(attributes(picture, 'src')[0], mail).toMatch(new RegExp(`^${origin}/(mail-[a-z]+\\.png|media/.*-\\d+\\.jpg)$`))
      }
      for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')])
        expect(address, mail).not.toMatch(/ნინო|Nino|example\.ge/)
    }
  })

  it('show a code by itself, and of an order its items, day, address and sum', () => {
    for (const { mail, html, text } of mails().filter(({ mail }) => mail.includes('codeForgot'))) {
      expect(html, mail).toMatch(/font-size:44px[^>]*>304817</)
      expect(text, mail).toMatch(/^304817$/m)
    }
    const [placed] = mails().filter(({ mail }) => mail === 'en orderPlaced.html')
    for (const part of ['Mug', 'Arrives', 'Nino Beridze', '37 Chavchavadze Ave', '2\u00a0469,00\u00a0GEL'])
      expect(placed!.text).toContain(part)
  })
})
