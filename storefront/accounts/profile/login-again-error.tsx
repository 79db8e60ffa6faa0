import { useT } from '#storefront/app/i18n/messages.tsx'
import { FormError } from '../forms/form-parts.tsx'
import { signOut } from '../session/member-store.ts'

const way = `/login?redirect=${encodeURIComponent('/user/profile/account')}`

/** What is wrong with a form; where nothing but a new login helps, the way to it as well. */
export function LoginAgain({ needed, text }: { needed: boolean; text: string | undefined }) {
  const t = useT()
  return (
    <FormError text={text}>
      {needed && (
        <button type="button" className="link" onClick={() => void signOut(way)}>
          {t('accounts.signIn.again')}
        </button>
      )}
    </FormError>
  )
}
