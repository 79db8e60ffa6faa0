import type { ReplyOf } from '#contract/calls.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Link } from '#storefront/ui/link.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './feedback.module.css'

/** What the member wrote before, the latest first, with the replies. */
export function FeedbackList({ page }: { page: ReplyOf<'feedback.list'> }) {
  const t = useT()
  const lang = useLang()
  return (
    <section className={panelStyles.panel} aria-labelledby="own-feedback">
      <h2 id="own-feedback" className={styles.heading}>
        {t('feedback.own')}
      </h2>
      {page.results.length === 0 ? (
        <p className="muted">{t('feedback.none.text')}</p>
      ) : (
        <ul className={styles.list}>
          {page.results.map(({ id, type, orderNo, text, images, createdAt, reply, repliedAt }) => (
            <li key={id}>
              <p className="muted">{`${t(`feedback.type.${type}`)} · ${formatMoment(createdAt, lang)}`}</p>
              {orderNo && (
                <p>
                  <Link className="link num" to={orderPath(orderNo)}>{`№ ${orderNo}`}</Link>
                </p>
              )}
              <p className={styles.words}>{text}</p>
              {images.map((image, index) => (
                <img
                  key={image}
                  src={image}
                  alt={t('feedback.pictureNumber', { number: index + 1 })}
                  width={72}
                  height={72}
                  loading="lazy"
                />
              ))}
              {reply && repliedAt ? (
                <div className={styles.reply}>
                  <b>{t('feedback.reply')}</b> <span className="muted">{formatMoment(repliedAt, lang)}</span>
                  <p className={styles.words}>{reply}</p>
                </div>
              ) : (
                <p className="muted">{t('feedback.waiting')}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(pageNo) => `/feedback?pageNo=${pageNo}`} />
    </section>
  )
}
