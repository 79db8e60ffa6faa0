import { contact } from '#contract/core/contact.ts'
import { BasketIllustration } from '../feedback/basket-illustration.tsx'
import styles from './print-head.module.css'

/** The head of a printed sheet: whom it comes from. On paper only. */
export function PrintHead() {
  return (
    <div className={styles.head} aria-hidden="true">
      <b>
        <BasketIllustration />
        Kalata
      </b>
      <p>{`${contact.mail} · ${contact.phoneText}`}</p>
    </div>
  )
}
