import type { ReactNode } from 'react'
import { membersOnly } from '#storefront/accounts/session/require-member.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

/** Opens the feedback page in a new tab; visitors are asked to register (specification, section 2). @param children its text, where it is not the page's name */
export function FeedbackLink({ className, children }: { className?: string; children?: ReactNode }) {
  const t = useT()
  return (
    <a className={className} href="/feedback" target="_blank" rel="noopener" onClick={membersOnly()}>
      {children ?? t('shell.feedback')}
    </a>
  )
}
