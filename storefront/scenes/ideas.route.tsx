import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { SceneList } from './scene-list.tsx'
import styles from './ideas.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  return requirePage(await api.scenes.list({ pageNo: readPageNumber(new URL(request.url).searchParams) }))
}

const ideasPath = (page: number): string => withQuery('/ideas', { page: page > 1 && page })

/** All scenes. */
export default function IdeasRoute() {
  const t = useT()
  const { results, pageNo, pageSize, totalPage, totalRecord } = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <Seo title={t('scenes.ideas')} description={t('scenes.ideas.lead')} path={ideasPath(pageNo)} picture={results[0]?.wide} />
      <div className={styles.head}>
        <h1>{t('scenes.ideas')}</h1>
        <p className="muted">{t('scenes.ideas.lead')}</p>
      </div>
      {results.length > 0 ? (
        <>
          <h2 className="vh">{t('scenes.zone')}</h2>
          <SceneList scenes={results} />
          <Pagination pageNo={pageNo} totalPage={totalPage} href={ideasPath} range={{ pageSize, total: totalRecord }} />
        </>
      ) : (
        <EmptyState
          title={t('scenes.ideas.none')}
          text={t('scenes.ideas.none.text')}
          action={<LinkButton to="/search_result">{t('scenes.ideas.none.action')}</LinkButton>}
        />
      )}
    </div>
  )
}
