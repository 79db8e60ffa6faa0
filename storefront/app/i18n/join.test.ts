import { expect, it } from 'vitest'
import { joinList, joinSentences } from './join.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { openMessages } from './messages.tsx'

it('lists and sentences are joined as the language does', async () => {
  const of = async (lang: 'en' | 'zh') => openMessages(lang, await loadCatalogue(lang, 'ui')).t
  const [en, zh] = [await of('en'), await of('zh')]
  expect(joinList(['Clay', undefined, '', '24 cm', 'matt'], en)).toBe('Clay, 24 cm, matt')
  expect(joinList(['陶土橙', '24厘米'], zh)).toBe('陶土橙，24厘米')
  expect(joinSentences(['Paid.', 'Sent.'], en)).toBe('Paid. Sent.')
  expect(joinSentences(['已支付。', '已发送。'], zh)).toBe('已支付。已发送。')
  expect(joinSentences([undefined], zh)).toBe('')
})
