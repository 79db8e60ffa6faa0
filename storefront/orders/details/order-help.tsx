import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { ContactLines } from '#storefront/feedback/contact-lines.tsx'
import { Panel } from '#storefront/ui/layout/panel.tsx'

/** How to reach the mall about an order, and what holds for deliveries and returns. */
export function OrderHelp({ orderNo }: { orderNo: string }) {
  const t = useT()
  return (
    <Panel title={t('orders.help.title')}>
      <p className="muted">{t('orders.help.text')}</p>
      <ContactLines subject={t('orders.details.title', { orderNo })}>
        <li>
          <Icon name="message-square-text" />
          <a className="link" href={`/feedback?orderNo=${orderNo}`} target="_blank" rel="noopener">
            {t('shell.feedback')}
          </a>
        </li>
        <li>
          <Icon name="undo-2" />
          <Link className="link" to="/policy?key=withdrawal">
            {t('orders.help.returns')}
          </Link>
        </li>
      </ContactLines>
    </Panel>
  )
}
