import { Link } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import styles from './policy-text.module.css'

const sections = {
  agreement: [1, 2, 3, 4, 5],
  privacy: [1, 2, 3, 4, 5],
  terms: [1, 2, 3, 4],
} as const

/** The documents and their paths, which the specification sets. */
const documents = [
  { name: 'agreement', path: '/protocol_ty_fx' },
  { name: 'privacy', path: '/protocol_ty_ysz' },
  { name: 'terms', path: '/terms' },
] as const

export type PolicyName = keyof typeof sections

/** One of the mall's policies, with links to the others. */
export function PolicyText({ name }: { name: PolicyName }) {
  const t = useT()
  return (
    <div className={`frame ${styles.policy}`}>
      <Seo
        title={t(`policies.${name}.title`)}
        description={t(`policies.${name}.lead`)}
        path={documents.find((each) => each.name === name)!.path}
      />
      <article>
        <h1 className="h1">{t(`policies.${name}.title`)}</h1>
        <p className="muted">{t('policies.updated')}</p>
        <p className={styles.lead}>{t(`policies.${name}.lead`)}</p>
        <PolicySections name={name} />
      </article>
      <nav aria-label={t('policies.others')} className={styles.others}>
        <h2>{t('policies.others')}</h2>
        <ul>
          {documents.map((document) => (
            <li key={document.name}>
              <Link className="link" to={document.path} aria-current={document.name === name ? 'page' : undefined}>
                {t(`policies.${document.name}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function PolicySections({ name }: { name: PolicyName }) {
  const t = useT()
  return sections[name].map((number) => (
    <section key={number}>
      <h2>{t(`policies.${name}.${number}.title` as 'policies.terms.1.title')}</h2>
      <p>{t(`policies.${name}.${number}.text` as 'policies.terms.1.text')}</p>
    </section>
  ))
}
