import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatOnDay } from '#storefront/ui/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** What comes with every order. @param arrives the day a parcel ordered now arrives, `YYYY-MM-DD` of Tbilisi */
export function ProductFacts({ arrives }: { arrives: string }) {
  const t = useT()
  const lang = useLang()
  return (
    <ul className="facts">
      <li>
        <Icon name="truck" />
        <div>
          <b>{t('catalogue.details.arrives', { day: formatOnDay(arrives, lang) })}</b>
          <span>{t('catalogue.details.arrives.text')}</span>
        </div>
      </li>
      <li>
        <Icon name="undo-2" />
        <div>
          <b>{t('catalogue.details.returns')}</b>
          <span>{t('catalogue.details.returns.text')}</span>
        </div>
      </li>
      <li>
        <Icon name="shield-check" />
        <div>
          <b>{t('catalogue.details.secure')}</b>
          <span>{t('catalogue.details.secure.text')}</span>
        </div>
      </li>
    </ul>
  )
}
