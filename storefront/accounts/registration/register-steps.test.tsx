import { expect, it } from 'vitest'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { CompanyStep, PersonStep } from './register-steps.tsx'
import type { RegistrationState } from './use-registration.ts'

const state = {
  values: { account: '', areaCode: '995' },
  busy: false,
  field: (name: string) => ({ name, value: '', onChange: () => undefined }),
} as unknown as RegistrationState
const props = { state, redirect: undefined, providers: ['google', 'facebook'] as const, onLogin: () => undefined }

it('a natural person may register with a provider, a legal entity may not', async () => {
  const person = textOf(await renderHtml(<PersonStep {...props} />, 'en', ['accounts', 'shell', 'errors']))
  const company = textOf(await renderHtml(<CompanyStep {...props} />, 'en', ['accounts', 'shell', 'errors']))
  expect(person).toMatch(/Google.*Facebook/)
  expect(company).not.toMatch(/Google|Facebook/)
})
