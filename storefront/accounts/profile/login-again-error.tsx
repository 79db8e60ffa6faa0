import type { ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { FormError } from '../forms/form-parts.tsx'
import { signOut } from '../session/sign-out.ts'

const loginPath = `/login?redirect=${encodeURIComponent('/user/profile/account')}`

/** The error of a form; where it wants a recent login, with a button that signs out and opens the login. */
export function LoginAgainError({ needed, text }: { needed: boolean; text: ReactNode }) {
  const t = useT()
  return (
    <FormError text={text}>
      {needed && (
        <button type="button" className="link" onClick={() => void signOut(loginPath)}>
          {t('accounts.signIn.again')}
        </button>
      )}
    </FormError>
  )
}
