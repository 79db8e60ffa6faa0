import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { renderHtml } from '#storefront/app/testing/render.tsx'
import { NameFields } from './name-fields.tsx'

describe('the fields of a name', () => {
  it.each(languages)('come in the order of %s', async (lang) => {
    const html = await renderHtml(<NameFields bind={(field) => ({ name: field })} focusFirst />, lang, ['accounts'])
    const order = [...html.matchAll(/name="(\w+)"/g)].map((match) => match[1])
    expect(order).toEqual(lang === 'zh' ? ['lastName', 'firstName'] : ['firstName', 'lastName'])
    expect(/<input[^>]*data-autofocus[^>]*>/.exec(html)?.[0]).toContain(`name="${order[0]}"`)
  })
})
