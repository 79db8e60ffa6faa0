import { useT } from '../i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'

/** In place of a part that could not be loaded. */
export function FailedPart() {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        illustration="triangle-alert"
        title={t('ui.part.failed')}
        text={t('ui.part.failed.text')}
        action={<Button onClick={() => location.reload()}>{t('ui.part.reload')}</Button>}
      />
    </div>
  )
}
