import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo, useOrigin } from '../seo.tsx'

/** Metadata of the home page. */
export function HomeSeo() {
  const t = useT()
  const origin = useOrigin()
  return (
    <Seo
      title={t('catalogue.home.title')}
      description={t('catalogue.home.description')}
      path="/home"
      data={[
        import.meta.env.SSR && {
          '@type': 'WebSite',
          name: 'Kalata',
          url: `${origin}/home`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/search_result?keywords={words}`,
            'query-input': 'required name=words',
          },
        },
        import.meta.env.SSR && { '@type': 'Organization', name: 'Kalata', url: `${origin}/home` },
      ]}
    />
  )
}
