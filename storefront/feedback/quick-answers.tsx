import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { IconName } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import { Answers } from './answers.tsx'

const orders = '/user/profile/orders'
const answers: [IconName, MessageId, MessageId, to: string][] = [
  ['package', 'feedback.answers.order', 'feedback.answers.order.text', orders],
  ['truck', 'feedback.answers.delivery', 'feedback.answers.delivery.text', '/policy?key=delivery'],
  ['undo-2', 'feedback.answers.return', 'feedback.answers.return.text', '/policy?key=withdrawal'],
  ['circle-x', 'feedback.answers.cancel', 'feedback.answers.cancel.text', orders],
  ['wallet', 'feedback.answers.payment', 'feedback.answers.payment.text', '/policy?key=payment'],
]

/** What is asked most often, answered at once. */
export function QuickAnswers() {
  const t = useT()
  return (
    <Panel title={t('feedback.answers.title')}>
      <Answers
        answers={answers.map(([icon, question, answer, to]) => ({
          icon,
          question: t(question),
          answer: (
            <>
              <span>{t(answer)}</span>{' '}
              <Link className="link" to={to}>
                {t(to === orders ? 'feedback.answers.orders' : 'feedback.answers.more')}
              </Link>
            </>
          ),
        }))}
      />
    </Panel>
  )
}
