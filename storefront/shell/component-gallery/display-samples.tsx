import { Badge } from '#storefront/ui/text/badge.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Money, Price } from '#storefront/ui/text/price.tsx'
import { ProductCardSkeleton } from '#storefront/catalogue/card/product-card-skeleton.tsx'
import { Skeleton } from '#storefront/ui/feedback/skeleton.tsx'
import { ProgressDots } from '#storefront/ui/feedback/progress-dots.tsx'
import { SampleSection } from './sample-section.tsx'
import componentGalleryStyles from './component-gallery.module.css'

const badges = ['off', 'bolt', 'group', 'cut', 'new', 'warn', 'brand', 'info', 'ok', 'mute'] as const
const noon = '2026-01-01T12:00:00Z'

/** Samples of components without interaction. */
export function DisplaySamples() {
  return (
    <>
      <SampleSection title="Badges in order">
        {badges.map((kind) => (
          <Badge key={kind} kind={kind} icon={kind === 'bolt' ? 'zap' : kind === 'group' ? 'users' : undefined}>
            {kind}
          </Badge>
        ))}
      </SampleSection>
      <SampleSection title="Prices">
        {(['card', 'page'] as const).map((size) => (
          <span key={size} className={componentGalleryStyles.group}>
            <Price size={size} price={123450} />
            <Price size={size} price={8900} />
            <Price size={size} price={8950} listPrice={12900} />
          </span>
        ))}
        <Money tetri={123400} />
      </SampleSection>
      <SampleSection title="Countdown, progress dots">
        <Countdown until="2026-01-01T13:24:36Z" serverNow={noon} />
        <Countdown until="2026-01-01T12:10:03Z" serverNow={noon} kind="text" />
        <ProgressDots count={4} on={2} />
        <span className={componentGalleryStyles.narrow}>
          <ProgressDots count={5} on={3} even />
        </span>
        <Breadcrumbs items={[{ text: 'Pottery', to: '/home' }, { text: 'Cup' }]} />
      </SampleSection>
      <SampleSection title="Loading, empty">
        <Skeleton className={componentGalleryStyles.bar} />
        <div className={componentGalleryStyles.card}>
          <ProductCardSkeleton />
        </div>
        <EmptyState title="კალათა ჯერ ცარიელია" text="დაამატე ნივთი და ის აქ დაგელოდება" action={<LinkButton to="/home">OK</LinkButton>} />
        <EmptyState illustration="package-open" title="შეკვეთები ჯერ არ არის" />
      </SampleSection>
    </>
  )
}
