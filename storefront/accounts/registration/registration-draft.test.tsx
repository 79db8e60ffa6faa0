// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { saveDrafts } from '#storefront/app/forms/save-drafts.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { RegisterForm } from './register-form.tsx'
import { useRegistration } from './use-registration.ts'

beforeEach(() => sessionStorage.clear())

function Register() {
  return <RegisterForm state={useRegistration()} redirect={undefined} providers={[]} onLogin={() => undefined} />
}
const open = () => mount(<Register />, { catalogues: ['accounts'] })

it('a legal entity is still one in the next document, with what was typed', async () => {
  const page = await open()
  await page.click(page.get('button', 'Legal entity'))
  await page.type(page.get('field', 'Company name'), 'Tea House')
  saveDrafts()
  const next = await open()
  expect((next.get('field', 'Company name') as HTMLInputElement).value).toBe('Tea House')
})
