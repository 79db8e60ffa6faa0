import { expect, it } from 'vitest'
import { codeLength, cookiePoll, memberTypes, popupSize, resendSeconds, retryButtonDelay } from '#contract/accounts/constants.ts'
import { passwordLength } from '#contract/accounts/rules.ts'
import { defaultLanguage, languages, toStored, wireDefaultLanguage } from '#contract/core/languages.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { photoPageSize } from '#contract/photo-search/constants.ts'
import { searchPageSize, suggestDebounce, suggestHideDelay } from '#contract/search/constants.ts'
import { uploadBytes, uploadTypes } from '#contract/uploads/constants.ts'

// Tests of behaviour take the figures from the constants; here they are what the specification says (sections 1, 5, 7 and 9).
it.each([
  ['digits of a code', codeLength, 6],
  ['seconds until a code may be sent again', resendSeconds, 90],
  ['characters of a password', passwordLength, { min: 8, max: 16 }],
  ['the area code of Georgia', georgiaAreaCode, '995'],
  ['kinds of members', memberTypes, { natural: 0, legal: 1 }],
  ['ms between two looks at the login cookie', cookiePoll, 2000],
  ['ms that a button stays off after a failed login', retryButtonDelay, 1000],
  ['pixels of the popup of a provider', popupSize, { width: 600, height: 500 }],
  ['the default language of the storefront', defaultLanguage, 'ka'],
  ['the default language of calls', wireDefaultLanguage, 'zh'],
  ['values of the header lang', languages.toSorted(), ['en', 'ka', 'ru', 'zh']],
  [
    'stored languages',
    Object.fromEntries(languages.map((lang) => [toStored[lang], lang])),
    { zh_Hans_CN: 'zh', en_US: 'en', en_GEO: 'ka', ru_RU: 'ru' },
  ],
  ['the value to store for a language', toStored, { zh: 'zh_Hans_CN', en: 'en_US', ka: 'en_GEO', ru: 'ru_RU' }],
  ['products of a page of search', searchPageSize, 20],
  ['products of a page of photo search', photoPageSize, 60],
  ['ms of rest before suggestions are asked for', suggestDebounce, 250],
  ['ms that suggestions stay after blur', suggestHideDelay, 150],
  ['bytes of a picture', uploadBytes, 500 * 1024],
  ['kinds of pictures', uploadTypes, ['image/jpeg', 'image/png']],
])('%s are as specified', (_, figure, specified) => {
  expect(figure).toEqual(specified)
})
