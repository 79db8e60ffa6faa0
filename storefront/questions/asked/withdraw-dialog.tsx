import type { OwnQuestion } from '#contract/questions/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ConfirmDialog } from '#storefront/ui/overlays/confirm-dialog.tsx'

/** Asks whether a question is to go, and deletes it. */
export function WithdrawDialog({ question: { id, text, answer }, onClose }: { question: OwnQuestion; onClose: () => void }) {
  const t = useT()
  const { busy, run } = useAction(() => api.questions.withdraw({ id }), {
    revalidate: true,
    success: () => t('questions.withdraw.done'),
    onDone: onClose,
    // It was withdrawn on another page: nothing is left to ask.
    onError: ({ key }) => {
      if (key === 'notFound') onClose()
      return false
    },
  })
  return (
    <ConfirmDialog
      title={t('questions.withdraw.title')}
      no={t('questions.withdraw.no')}
      yes={t('questions.withdraw')}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{text}</p>
      {answer && <p className="muted pt-2">{t('questions.withdraw.answer')}</p>}
    </ConfirmDialog>
  )
}
