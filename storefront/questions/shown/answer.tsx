import { bcp47 } from '#contract/core/languages.ts'
import type { OwnQuestion } from '#contract/questions/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { StoreReply } from '#storefront/reviews/shown/review-item.tsx'
import styles from './product-questions.module.css'

interface AnswerProps extends Pick<OwnQuestion, 'text' | 'lang'> {
  answer: OwnQuestion['answer'] | undefined
  /** Who asked, or when. */
  asked: string
  /** Absent where the page does not name it. */
  storeName?: string
}

/** A question with its answer, each in the language that it was written in. */
export function Answer({ text, lang, asked, answer, storeName }: AnswerProps) {
  const t = useT()
  return (
    <>
      <p className={styles.question}>
        <b lang={bcp47[lang]}>{text}</b>
        <small translate="no">{asked}</small>
      </p>
      {answer && <StoreReply title={storeName ? t('questions.answer', { store: storeName }) : t('questions.answer.own')} reply={answer} />}
    </>
  )
}
