import { expect, it } from 'vitest'
import { alternatePath } from './alternate-path.ts'

it('the alternates of the entry page are those of /home, and keep the query', () => {
  expect(alternatePath('/', '', 'en')).toBe(alternatePath('/home', '', 'en'))
  expect(alternatePath('/home', '', 'en')).toBe('/home?lang=en')
  expect(alternatePath('/search_result', '?keywords=tea&lang=ka', 'ru')).toBe('/search_result?keywords=tea&lang=ru')
})
