import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { openPhotoDialog } from './photo-dialog-store.ts'

/** The page without results: no photo yet, one that is gone, or a search that failed. */
export function NoPhoto({ problem }: { problem: string | undefined }) {
  const t = useT()
  if (problem !== undefined && problem !== 'photo.unknown')
    return (
      <EmptyState
        as="h1"
        illustration="circle-alert"
        title={t('photo-search.problem.title')}
        text={t('photo-search.problem.text')}
        action={<Button onClick={() => location.reload()}>{t('photo-search.retry')}</Button>}
      />
    )
  return (
    <EmptyState
      as="h1"
      illustration="camera"
      title={t(problem ? 'photo-search.gone.title' : 'photo-search.title')}
      text={t(problem ? 'photo-search.gone.text' : 'photo-search.description')}
      action={
        <Button icon="image" onClick={() => openPhotoDialog()}>
          {t('photo-search.pick.choose')}
        </Button>
      }
    />
  )
}
