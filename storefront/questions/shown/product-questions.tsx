import { useState } from 'react'
import type { ReplyOf } from '#contract/calls.ts'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { questionPageSize } from '#contract/questions/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Answer } from './answer.tsx'
import { QuestionDialog, useQuestionForm } from './question-dialog.tsx'
import styles from './product-questions.module.css'

type QuestionsPage = ReplyOf<'questions.list'>

/** What shoppers asked about a product and its store answered, the latest first, and a way to ask. */
export default function ProductQuestions({ product: { productId, name, store } }: { product: ProductDetails }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const form = useQuestionForm(productId, () => {
    setSent(true)
    setOpen(false)
  })
  // A visitor signs in over the page first, and asks then.
  const { run: open } = useAction(() => Promise.resolve(), { member: 'login', onDone: () => setOpen(true) })
  const { data } = useCall(`questions of ${productId}`, () => api.questions.list({ productId, pageSize: questionPageSize }))
  return (
    <Section
      title={t('questions.title')}
      tools={
        <Button kind="line" size="sm" icon="message-circle" onClick={() => void open()}>
          {t('questions.ask')}
        </Button>
      }
    >
      {isSent && (
        <p className={styles.sent} role="status">
          <Icon name="circle-check" size={18} />
          <span>
            {t('questions.sent')} <Link to="/user/profile/questions">{t('questions.own.title')}</Link>
          </span>
        </p>
      )}
      {data && data.totalRecord > 0 && <AnsweredQuestions first={data} productId={productId} />}
      {data?.totalRecord === 0 && <p className="muted">{t('questions.none', { store: store.storeName })}</p>}
      {isOpen && <QuestionDialog form={form} name={name} onClose={() => setOpen(false)} />}
    </Section>
  )
}

/** Questions with their answers; more of them on request. */
function AnsweredQuestions({ first, productId }: { first: QuestionsPage; productId: number }) {
  const t = useT()
  const [more, setMore] = useState<QuestionsPage[]>([])
  const pages = [first, ...more]
  const { pageNo, totalPage } = pages.at(-1)!
  const { busy, run } = useAction(() => api.questions.list({ productId, pageNo: pageNo + 1, pageSize: questionPageSize }), {
    onDone: (page) => setMore([...more, page]),
  })
  // A question that was answered meanwhile moves the others on by one.
  const shown = new Map(pages.flatMap(({ results }) => results.map((question) => [question.id, question])))
  return (
    <>
      <ul className={styles.list}>
        {[...shown.values()].map(({ id, text, lang, author, answer }) => (
          <li key={id}>
            <Answer text={text} lang={lang} asked={author} answer={answer} storeName={first.storeName} />
          </li>
        ))}
      </ul>
      {pageNo < totalPage && (
        <Button kind="line" size="sm" busy={busy} onClick={() => void run()}>
          {t('questions.more')}
        </Button>
      )}
    </>
  )
}
