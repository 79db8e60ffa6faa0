import { expect, it } from 'vitest'
import { tagHeaders } from './tag-headers.ts'

const named = (...tags: string[]) => Object.fromEntries(tagHeaders('all', tags)) as Record<string, string>

it('name what a reply shows, and mark one that shows nothing with a name, or too much', () => {
  expect(named('product:1', 'lists')).toEqual({ 'surrogate-key': 'all product:1 lists', xkey: 'all product:1 lists' })
  expect(named().xkey).toBe('all untagged')
  expect(named(...Array.from({ length: 1000 }, (_, id) => `product:${id}`)).xkey).toBe('all untagged')
})
