import { GetForm } from '#storefront/app/navigation/get-form.tsx'
import type { orderTabs } from '#contract/orders/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { withQuery } from '#storefront/app/navigation/with-query.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import fieldStyles from '#storefront/ui/forms/field.module.css'
import styles from './order-search.module.css'

type Tab = (typeof orderTabs)[number]

/** The list's address with its tab, keywords and page. */
export function listPath(tab: Tab, keywords: string, page = 1): string {
  return withQuery('/user/profile/orders', { tab: tab !== 'all' && tab, q: keywords, page: page > 1 && page })
}

/** Finds orders by number or item; a form that works before the scripts arrive. */
export function OrderSearch({ tab, keywords }: { tab: Tab; keywords: string }) {
  const t = useT()
  return (
    <GetForm className={styles.search} role="search" aria-label={t('orders.search.label')}>
      {tab !== 'all' && <input type="hidden" name="tab" value={tab} />}
      <span className={fieldStyles.input}>
        <Icon name="search" size={18} />
        <input
          type="search"
          name="q"
          defaultValue={keywords}
          maxLength={100}
          aria-label={t('orders.search.label')}
          placeholder={t('orders.search.label')}
        />
        {keywords && (
          <Link to={listPath(tab, '')} aria-label={t('orders.search.clear')} className={styles.clear}>
            <Icon name="x" size={18} />
          </Link>
        )}
      </span>
      <Button type="submit" kind="line">
        {t('orders.search.submit')}
      </Button>
    </GetForm>
  )
}
