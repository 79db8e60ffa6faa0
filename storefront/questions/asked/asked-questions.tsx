import { useState } from 'react'
import type { OwnQuestion } from '#contract/questions/calls.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Answer } from '../shown/answer.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import styles from './asked-questions.module.css'

/** The member's questions, each with its product, its answer or what it waits for. */
export function AskedQuestions({ questions }: { questions: OwnQuestion[] }) {
  const [withdrawn, setWithdrawn] = useState<OwnQuestion>()
  return (
    <>
      <ul>
        {questions.map((question) => (
          <AskedQuestion key={question.id} question={question} onWithdraw={() => setWithdrawn(question)} />
        ))}
      </ul>
      {withdrawn && <WithdrawDialog question={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </>
  )
}

function AskedQuestion({ question, onWithdraw }: { question: OwnQuestion; onWithdraw: () => void }) {
  const t = useT()
  const lang = useLang()
  const { text, askedAt, answer, hidden, product } = question
  const name = <span lang={langAttribute(product.nameLang)}>{product.name}</span>
  return (
    <li className={styles.row}>
      <div className={styles.product}>
        <Picture picture={product.picture} alt="" sizes="48px" />
        <h2>{product.listed ? <Link to={productPath(product.productId)}>{name}</Link> : name}</h2>
      </div>
      <Answer text={text} lang={question.lang} asked={formatDate(askedAt, lang)} answer={answer} />
      <p className={styles.foot}>
        {hidden ? (
          <Badge kind="warn">{t('questions.hidden', { reason: hidden })}</Badge>
        ) : (
          !answer && <Badge kind="mute">{t('questions.waiting')}</Badge>
        )}
        <Button kind="line" size="sm" icon="trash-2" onClick={onWithdraw} aria-label={t('questions.withdraw.of', { name: product.name })}>
          {t('questions.withdraw')}
        </Button>
      </p>
    </li>
  )
}
