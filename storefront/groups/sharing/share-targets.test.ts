import { expect, it } from 'vitest'
import { shareTargets } from './share-targets.ts'

it('keeps letters, blanks and signs of the words and the link', () => {
  const [url, text] = ['https://kalata.example/groupIntroduction?group=a1&x=2', 'ფინჯანი & 20% იაფად']
  const [whatsApp, viber, telegram, mail] = shareTargets(url, text).map(({ href }) => new URL(href).searchParams)
  expect(whatsApp!.get('text')).toBe(`${text} ${url}`)
  expect(viber!.get('text')).toBe(`${text} ${url}`)
  expect([telegram!.get('url'), telegram!.get('text')]).toEqual([url, text])
  expect([mail!.get('subject'), mail!.get('body')]).toEqual([text, url])
})
