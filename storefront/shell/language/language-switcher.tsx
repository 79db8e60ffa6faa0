import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { hreflangOf, type Language, languageFacts, languageMenu } from '#contract/core/languages.ts'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { alternatePath } from './alternate-path.ts'
import styles from './language-switcher.module.css'
import headerActionsStyles from '../header/header-actions.module.css'

/** CN EN KA RU: links to the alternates of the page; with scripts the choice is stored. */
function LanguageLinks({ long }: { long?: boolean }) {
  const current = useLang()
  const { pathname, search } = useLocation()
  const to = (lang: Language) => alternatePath(pathname, search, lang)
  const onChoose = (lang: Language) => (event: MouseEvent) => {
    event.preventDefault()
    if (lang === current) return
    import('./change-language.ts').then(
      ({ changeLanguage }) => changeLanguage(lang, currentMember() !== null),
      // Without what stores the choice its page is opened in that language.
      () => location.assign(to(lang)),
    )
  }
  return languageMenu.map((lang) => (
    <a
      key={lang}
      href={to(lang)}
      lang={hreflangOf(lang)}
      hrefLang={hreflangOf(lang)}
      aria-current={lang === current ? 'true' : undefined}
      aria-label={long ? undefined : `${languageFacts[lang].label}, ${languageFacts[lang].name}`}
      onClick={onChoose(lang)}
    >
      <Words>{languageFacts[lang].label}</Words>
      {long && <span className="muted">{languageFacts[lang].name}</span>}
    </a>
  ))
}

/** The links in the top line of wide screens. */
export function LanguageRow() {
  const t = useT()
  return (
    <nav className={`${styles.langs} only-l`} aria-label={t('shell.languages')}>
      <LanguageLinks />
    </nav>
  )
}

/** The menu of phones. */
export function LanguageMenu() {
  const t = useT()
  const lang = useLang()
  return (
    <Menu className="only-s" label={`${t('shell.languages')}: ${languageFacts[lang].label}`} button={<CurrentLanguage lang={lang} />}>
      <LanguageLinks long />
    </Menu>
  )
}

function CurrentLanguage({ lang }: { lang: Language }) {
  return (
    <span className={headerActionsStyles.act}>
      <Icon name="globe" />
      <span className={styles.lang}>{languageFacts[lang].label}</span>
    </span>
  )
}
